import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import {withoutFrontMatter} from '../../../content/pageFile';
import {each, messageOf} from './sample';

// The compiler is an ES module that can't be required.
const compiler = () => import('@mdx-js/mdx');

/** `mdx` fences: they compile as a page would. */
export const mdx = each(async ({code}) => {
  const {compile} = await compiler();
  try {
    await compile(withoutFrontMatter(code), {remarkPlugins: [remarkGfm, remarkDirective]});
    return [];
  } catch (error) {
    const {line = 1, reason = messageOf(error)} = error as {line?: number; reason?: string};
    return [{line, message: `MDX: ${reason}`}];
  }
});
