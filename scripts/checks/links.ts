import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {usesIn} from '../../content/components/uses';
import type {Finding} from '../../content/findings';
import {type DocPage, docAt, fileOfDoc, isDoc, linkTo} from '../../content/links';
import {isPageRoute} from '../../content/pageRoutes';
import type {Page} from '../../content/pages';
import {docsVersions} from '../../content/versions';
import {anchorsOf} from './anchors';

type Link = {line: number; url: string};

const frontMatter = /^---\r?\n[\s\S]*?\r?\n---/;

/** Links in the texts of a page's front matter, from which tables are made. */
function linksInFacts({text}: Page): Link[] {
  const lines = (frontMatter.exec(text)?.[0] ?? '').split('\n');
  return lines.flatMap((line, index) =>
    [...line.matchAll(/\]\(([^)\s]+)\)/g)].map(([, url = '']) => ({line: index + 1, url})),
  );
}

function linksOf(page: Page): Link[] {
  const links = linksInFacts(page);
  visit(page.tree, (node: Nodes) => {
    if (node.type === 'link' || node.type === 'definition') {
      links.push({line: node.position?.start.line ?? 1, url: node.url});
    }
  });
  const cards = usesIn(page.tree).filter(({name, props}) => name === 'Card' && typeof props.to === 'string');
  return [...links, ...cards.map(({line, props}) => ({line, url: String(props.to)}))];
}

/** The docs page that an address leads to, whether it exists or not. */
function docByAddress(address: string): DocPage | undefined {
  const version = [...docsVersions]
    .sort((a, b) => b.path.length - a.path.length)
    .find(({path: start}) => address.startsWith(`${start}/`));
  return version && {version, id: address.slice(version.path.length + 1)};
}

type Wrong = Pick<Finding, 'found' | 'allowed'>;

function targetProblem(doc: DocPage, url: string): Wrong[] {
  if (!isDoc(doc)) {
    return [{found: `the link ${url} to a page that does not exist`, allowed: `a page of ${doc.version.folder}`}];
  }
  const hash = url.split('#')[1];
  const anchors = hash ? anchorsOf(fileOfDoc(doc)) : undefined;
  return hash && !anchors?.has(hash)
    ? [{found: `the link ${url} to an anchor that does not exist`, allowed: [...(anchors ?? [])].join(', ')}]
    : [];
}

/** An address is for another version; inside one, pages are linked by their files. */
function addressProblem({file, version}: Page, url: string): Wrong[] {
  const [address = ''] = url.split(/[?#]/);
  const doc = docByAddress(address);
  if (!doc || isPageRoute(address)) {
    return [];
  }
  const inside = version && (doc.version === version || isDoc({version, id: doc.id})) && isDoc(doc);
  // Next may lack a page that the latest has; a page that only Next has is meant by its address in the others.
  const isOther = inside && doc.version !== version && doc.version.status !== 'latest';
  return inside && !isOther
    ? [
        {
          found: `the address ${url}`,
          allowed: `the file link ${linkTo(file, doc.id)}, because the page is in this version`,
        },
      ]
    : targetProblem(doc, url);
}

function fileProblem({file, version}: Page, url: string): Wrong[] {
  const [link = ''] = url.split('#');
  const doc = version && docAt(file, link);
  return doc
    ? targetProblem(doc, url)
    : [{found: `the link ${url}`, allowed: 'a file of this docs version, such as ./billing.mdx, or an address'}];
}

function problemsOf(page: Page, {url}: Link): Wrong[] {
  if (url.startsWith('#')) {
    return anchorsOf(page.file).has(url.slice(1))
      ? []
      : [{found: `the link ${url}`, allowed: 'an anchor of this page'}];
  }
  if (url.startsWith('/')) {
    return addressProblem(page, url);
  }
  return /^[a-z]+:/i.test(url) ? [] : fileProblem(page, url);
}

/** Links between pages: by file inside a docs version, by address to everything else, to pages and anchors that exist. */
export const linkFindings = (page: Page): Finding[] =>
  linksOf(page).flatMap((link) =>
    problemsOf(page, link).map((problem) => ({file: page.file, line: link.line, ...problem})),
  );
