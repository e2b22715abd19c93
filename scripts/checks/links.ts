import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import type {JsxNode} from '../../content/components/uses';
import {type Finding, type Place, findingsOf, placeOf} from '../../content/findings';
import {frontMatterIn} from '../../content/frontMatter/split';
import {type DocPage, docAt, fileOfDoc, isDoc, linkTo} from '../../content/links';
import {isPageRoute} from '../../content/pageRoutes';
import {type Page, readPage} from '../../content/pages';
import {versionAt} from '../../content/versions';
import {isAddress} from './addresses';
import {anchorsOf} from './anchors';

/** A link of a page; `tag` is that of one in HTML, whose file links the generator leaves as they are. */
type Link = Place & {url: string; tag?: string};

/** Links in the texts of a page's front matter, from which tables are made. */
function linksInFacts({text}: Page): Link[] {
  const lines = (frontMatterIn(text)?.yaml ?? '').split('\n');
  // Above it is the line of its mark.
  return lines.flatMap((line, index) =>
    [...line.matchAll(/\]\(([^)\s]+)\)/g)].map(([, url = '']) => ({line: index + 2, url})),
  );
}

/** Where tags lead: the tag's name, and the prop that says so. */
const leading: Readonly<Record<string, string>> = {a: 'href', Card: 'to', Link: 'to'};

function linksOfTag(node: JsxNode): Link[] {
  const {name, attributes} = node;
  const prop = Object.hasOwn(leading, name ?? '') ? leading[name ?? ''] : undefined;
  return attributes.flatMap((each) =>
    prop && each.type === 'mdxJsxAttribute' && each.name === prop && typeof each.value === 'string'
      ? [{...placeOf(node), url: each.value, ...(name === 'Card' ? {} : {tag: name ?? ''})}]
      : [],
  );
}

function linksOf(page: Page): Link[] {
  const links = linksInFacts(page);
  visit(page.tree, (node: Nodes) => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      links.push(...linksOfTag(node));
    } else if (node.type === 'link' || node.type === 'definition') {
      links.push({...placeOf(node), url: node.url});
    }
  });
  return links;
}

/** The docs page that an address leads to, whether it exists or not. */
function docByAddress(address: string): DocPage | undefined {
  const version = versionAt(address);
  return version && {version, id: address.slice(version.path.length + 1)};
}

type Wrong = Pick<Finding, 'found' | 'allowed'>;

function targetProblem(doc: DocPage, url: string): Wrong[] {
  if (!isDoc(doc)) {
    return [{found: `the link ${url} to a page that does not exist`, allowed: `a page of ${doc.version.folder}`}];
  }
  const hash = url.split('#')[1];
  const anchors = hash ? anchorsOf(readPage(fileOfDoc(doc))) : undefined;
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

/** Addresses have one form: neither a slash nor the ending of a file at their end. */
function formProblem(url: string): Wrong[] {
  const [, address = '', ending = '', rest = ''] = /^(\/[^?#]*?)(\/|\.html)([?#].*)?$/.exec(url) ?? [];
  const found = ending === '/' ? `the link ${url} with a slash at its end` : `the link ${url} with .html at its end`;
  return address ? [{found, allowed: address.replace(/\/index$/, '') + rest}] : [];
}

/** Addresses outside the docs: pages, posts, lists of posts. A file is looked for among the static ones by the build. */
function siteProblem(url: string): Wrong[] {
  const [address = ''] = url.split(/[?#]/);
  return isAddress(address)
    ? []
    : [
        {
          found: `the link ${url} to a page that does not exist`,
          allowed: 'an address of the site, such as /blog or /docs/billing',
        },
      ];
}

function problemsOf(page: Page, {url, tag}: Link): Wrong[] {
  if (url.startsWith('#')) {
    return anchorsOf(page).has(url.slice(1))
      ? []
      : [
          {
            found: `the link ${url} to an anchor that does not exist`,
            allowed: [...anchorsOf(page)].join(', ') || 'a page with headings',
          },
        ];
  }
  if (url.startsWith('/')) {
    const form = formProblem(url);
    return form.length > 0 || docByAddress(url)
      ? [...form, ...(form.length > 0 ? [] : addressProblem(page, url))]
      : siteProblem(url);
  }
  // A link to nothing is a slip of its own.
  if (url === '' || /^[a-z]+:/i.test(url)) {
    return [];
  }
  return tag
    ? [{found: `<${tag}> with the file link ${url}`, allowed: `a link of Markdown, such as [label](${url})`}]
    : fileProblem(page, url);
}

/** What is wrong with a link. What its target is made from may be wrong itself, and is reported by its own check. */
function soundProblems(page: Page, link: Link): Wrong[] {
  let found: Wrong[] = [];
  findingsOf(() => {
    found = problemsOf(page, link);
  });
  return found;
}

/** Links between pages: by file inside a docs version, by address to everything else, to pages and anchors that exist. */
export const linkFindings = (page: Page): Finding[] =>
  linksOf(page).flatMap(({line, column, ...link}) =>
    soundProblems(page, {line, ...link}).map((problem) => ({file: page.file, line, column, ...problem})),
  );
