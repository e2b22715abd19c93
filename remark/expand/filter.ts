import type {RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {element} from './mdx';

type Options = {
  /** What the field does, such as "Filter the fields". */
  label: string;
  placeholder: string;
  /** How many entries there are. */
  total: number;
  /** Words of which readers may pick one; an entry names those that it has as its tags. */
  choices?: readonly string[];
  /** What the choices are. */
  choiceLabel?: string;
};

/** Puts a filter field above entries: rows of `Fields`, cards, or rows of a table. */
export const filtered = (options: Options, entries: RootContent[]): MdxJsxFlowElement =>
  element('Filter', options, entries);
