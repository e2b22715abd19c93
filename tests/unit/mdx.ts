import fs from 'node:fs';
import path from 'node:path';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import {VFile} from 'vfile';
import {frontMatterProblems, lintPage} from '../../content/pageLint';
import {formatProblem, requireNone} from '../../content/problems';
import {latestVersion} from '../../content/versions';
import codeBlocks from '../../remark/code';
import expand from '../../remark/expand';
import fieldAnchors from '../../remark/fieldAnchors';
import numberedSteps from '../../remark/numberedSteps';
import stackedTables from '../../remark/stackedTables';
import splitSections from '../../remark/splitSections';

async function makeProcessor() {
  const {createProcessor} = await import('@mdx-js/mdx');
  return createProcessor({
    remarkPlugins: [...[expand, fieldAnchors], ...[remarkFrontmatter, remarkDirective, remarkGfm]],
    rehypePlugins: [numberedSteps, codeBlocks, stackedTables, splitSections],
    jsx: true,
  });
}

const ready = makeProcessor();

/** Compiles a page like the site does and returns the JSX; throws the errors that a writer would see. */
export async function compilePage(source: string, file = `${latestVersion.folder}/a.mdx`): Promise<string> {
  const front = frontMatterProblems(file, source).map(formatProblem);
  const problems = lintPage(file, source).filter((each) => !front.includes(formatProblem(each)));
  requireNone(problems, file);
  const processor = await ready;
  return String(await processor.process(new VFile({value: source, path: path.resolve(file)})));
}

/** Text and file of a destination page, with a different body, or with facts that `change` modified. */
export function destinationPage(
  name: string,
  body?: string,
  change = (facts: string) => facts,
): [source: string, file: string] {
  const file = `${latestVersion.folder}/destinations/${name}.mdx`;
  const [facts = '', ...own] = fs.readFileSync(file, 'utf8').split('\n---\n');
  return [`${change(facts)}\n---\n${body ?? own.join('\n---\n')}`, file];
}

/** Text of an attribute page with this body. */
export const attributePage = (attribute: string, body: string): string =>
  `---\ntitle: A page\ndescription: ${'What it says. '.repeat(5)}\nattribute: ${attribute}\n---\n\n${body}`;
