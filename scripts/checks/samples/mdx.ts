import {compile} from '@mdx-js/mdx';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import {withoutFrontMatter} from '../pages';
import {each, messageOf} from './sample';

/** `mdx` fences: they compile as a page would. */
export const mdx = each(async ({code}) => {
  try {
    await compile(withoutFrontMatter(code), {remarkPlugins: [remarkGfm, remarkDirective]});
    return [];
  } catch (error) {
    const {line = 1, reason = messageOf(error)} = error as {line?: number; reason?: string};
    return [{line, message: `MDX: ${reason}`}];
  }
});
