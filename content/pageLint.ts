import fs from 'node:fs';
import path from 'node:path';
import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {isJsx} from './components/uses';
import {checkFrontMatter, readFrontMatter} from './frontMatter/read';
import {day} from './frontMatter/schema';
import {isDoc, linkTo} from './links';
import {lintComponents} from './lint/components';
import {lintMarkdown} from './lint/markdown';
import {frontMatterIn, isPartial} from './pageFile';
import {type Page, pageFrom} from './pages';
import {type Problem, type Report, type Issue, positionOf, problemsFrom, problemsOf, requireNone} from './problems';
import {withoutShiftedColumn} from './sources';
import {versionAt, versionOf} from './versions';

/** A docs version is frozen and copied as a whole, so a page can only use files in it or in unversioned folders. */
function outsideProblem(file: string, target: string, what: string): Issue | undefined {
  const version = versionOf(file);
  if (!version || !/^(?:\.{1,2}\/|@site\/)/.test(target)) {
    return undefined;
  }
  const [clean = ''] = target.split(/[?#]/);
  const isRelative = clean.startsWith('.');
  const place = isRelative ? path.posix.join(path.posix.dirname(file), clean) : clean.slice('@site/'.length);
  const isOwn = place.startsWith(`${version.folder}/`);
  if (isOwn ? isRelative : !isRelative && !versionOf(place)) {
    return undefined;
  }
  const allowed = isOwn
    ? 'a relative path, so that each version uses its own file'
    : `a file in ${version.folder}/, or @site/src or @site/static: a version is copied when the next one is cut`;
  return {found: `${what} ${target}, which points outside the version once it is cut`, allowed};
}

type Estree = {
  type?: string;
  name?: string;
  value?: unknown;
  source?: Estree | null;
  callee?: Estree;
  arguments?: Estree[];
  loc?: {start: {line: number}};
};

type Code = {data?: {estree?: object | null}};

/** The sources that code imports, re-exports, or requires, with lines; both parts of `!!raw-loader!./a.js`. */
function importsOf(code: Estree): {source: string; line: number}[] {
  const {value, loc} = (code.callee?.name === 'require' ? code.arguments?.[0] : code.source) ?? {};
  const sources = typeof value === 'string' ? value.split('!').map((part) => part.replace(/\?.*/, '')) : [];
  return [
    ...sources.filter(Boolean).map((source) => ({source, line: loc?.start.line ?? 1})),
    ...Object.values(code).flatMap((part) => (part && typeof part === 'object' ? importsOf(part as Estree) : [])),
  ];
}

function codeIn(node: Nodes): Estree[] {
  const holders = isJsx(node) ? node.attributes.flatMap((each) => [each, each.value]) : [node];
  return holders.flatMap((each) => (each && typeof each === 'object' && (each as Code).data?.estree) || []);
}

const endings = ['', '.tsx', '.ts', '.jsx', '.js', '.mdx', '.md', '.json'];

/** Reports imports that don't resolve: the bundler's own message names neither the page nor the line. */
function missingProblem(file: string, source: string): Issue | undefined {
  if (/^@(?:theme|theme-original|theme-init|docusaurus|generated)\//.test(source)) {
    return undefined;
  }
  const isFile = source.startsWith('.') || source.startsWith('@site/');
  const packageName = source.split('/', source.startsWith('@') ? 2 : 1).join('/');
  const folder = source.startsWith('.') ? path.posix.dirname(file) : '';
  const place = isFile ? path.posix.join(folder, source.replace(/^@site\//, '')) : `node_modules/${packageName}`;
  return endings.some((ending) => fs.existsSync(place + ending))
    ? undefined
    : {found: `the import of ${source}, which does not exist`, allowed: isFile ? 'a file' : 'an installed package'};
}

function importProblem(file: string, source: string): Issue | undefined {
  if (source.startsWith('/')) {
    const allowed = 'a relative path, or @site/ and the path from the project root';
    return {found: `the import of ${source}`, allowed};
  }
  return outsideProblem(file, source, 'the import of') ?? missingProblem(file, source);
}

/** Reports a URL path of a page in the same version: it would point to another version after the next cut. */
function addressProblem({file, version}: Page, url: string): Issue | undefined {
  const [address = ''] = url.split(/[?#]/);
  const target = versionAt(address);
  const id = target && address.slice(target.path.length + 1);
  return version && id && (target === version || target.status === 'latest') && isDoc({version, id})
    ? {found: `the path ${url} of a page in this version`, allowed: `the file link ${linkTo(file, id)}`}
    : undefined;
}

/** Lints a page's links and imports for version problems; the build checks that link targets exist. */
function lintTargets(page: Page, report: Report): void {
  const {file, tree} = page;
  visit(tree, (node: Nodes) => {
    const position = positionOf(node);
    const add = (issue: Issue | undefined, line = position.line) =>
      issue && report({...position, line}, issue.found, issue.allowed);
    for (const {source, line} of codeIn(node).flatMap(importsOf)) {
      add(importProblem(file, source), line);
    }
    if (node.type === 'image') {
      add(outsideProblem(file, node.url, 'the image'));
    } else if (node.type === 'link' || node.type === 'definition') {
      add(outsideProblem(file, node.url, 'the link'));
      add(addressProblem(page, node.url));
    }
  });
}

/** Reports a post without a date, which would get its file's creation date, and one with a day that doesn't exist. */
function postProblems(file: string, source: string): Problem[] {
  const named = /^blog\/(\d{4}-\d{2}-\d{2})[-/.]/.exec(file)?.[1];
  const hasDate = day.safeParse(named).success || readFrontMatter(source, file).data.date !== undefined;
  return hasDate ? [] : [{file, line: 1, found: 'no valid date', allowed: 'a name such as 2027-01-31-a.mdx, or date:'}];
}

/** Reports a preview image that doesn't exist: the build doesn't check paths, and names no page for relative ones. */
function imageProblems(file: string, source: string): Problem[] {
  const {data, lineOf} = readFrontMatter(source, file);
  const image = String(data.image ?? '');
  const place = path.posix.join(image.startsWith('.') ? path.posix.dirname(file) : 'static', image);
  if (!image || /^https?:/.test(image) || fs.existsSync(place)) {
    return [];
  }
  const allowed = 'a file in static/, such as /img/icon-512.png';
  return [{file, line: lineOf(['image']), found: `image: found "${image}"`, allowed}];
}

/** Problems in a page's front matter; partials must not have any. */
export function frontMatterProblems(file: string, source: string): readonly Problem[] {
  if (isPartial(file)) {
    const found = 'front matter in a partial, which the build would drop';
    return frontMatterIn(source) ? [{file, line: 1, found, allowed: 'only the content that pages import'}] : [];
  }
  const problems = problemsFrom(() => checkFrontMatter(source, file));
  return problems.length > 0
    ? problems
    : [...imageProblems(file, source), ...(file.startsWith('blog/') ? postProblems(file, source) : [])];
}

/**
 * Lints what Docusaurus doesn't check: front matter, components, syntax that would be dropped, and references to other
 * versions. The build checks links, anchors, images, and routes.
 */
export function lintPage(file: string, source: string): readonly Problem[] {
  const problems = problemsOf(file, (report) => {
    // URLs are derived from folder and file names.
    const name = file.split('/').find((each) => !/^(?:[a-z0-9_][a-z0-9._-]*|README\.mdx?)$/.test(each));
    if (name !== undefined) {
      report({line: 1}, `the file name "${name}"`, 'lowercase letters, digits, hyphens, and periods');
    }
    const page = pageFrom(file, source);
    [lintMarkdown, lintComponents, lintTargets].forEach((lint) => lint(page, report));
  });
  return [...frontMatterProblems(file, source), ...problems].map(withoutShiftedColumn);
}

/**
 * Lints a page and returns its text with brand values in place of tokens.
 *
 * @throws ProblemsError with all problems
 */
export function lintedText(file: string, source: string): string {
  requireNone(lintPage(file, source), `${file} is not valid`);
  return pageFrom(file, source).text;
}
