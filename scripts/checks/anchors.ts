import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import type {Heading, Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {type JsxNode, usesIn} from '../../content/components/uses';
import {keptByText} from '../../content/kept';
import {type Page, pageFrom} from '../../content/pages';
import expand from '../../remark/expand';
import fieldAnchors from '../../remark/fieldAnchors';

/** The page's tree with tables, lists and headings in place of the components made from facts. */
function expanded({file, tree, text}: Page): Root {
  const copy = structuredClone(tree);
  const vfile = new VFile({value: text, path: path.resolve(file)});
  expand()(copy, vfile);
  fieldAnchors()(copy);
  return copy;
}

/** A heading's own id: a comment at its end that holds `#id`. */
function idOfHeading({children}: Heading): string | undefined {
  const last = children.at(-1);
  return last?.type === 'mdxTextExpression' ? /^\/\* #([\w-]+) \*\/$/.exec(last.value)?.[1] : undefined;
}

const idOfNode = (node: Nodes): unknown => (node.data as {hProperties?: {id?: unknown}} | undefined)?.hProperties?.id;

function idsOfJsx({attributes}: JsxNode): unknown[] {
  return attributes.flatMap((each) =>
    each.type === 'mdxJsxAttribute' && (each.name === 'id' || each.name === 'anchor') ? [each.value] : [],
  );
}

const collect = keptByText((source, file): ReadonlySet<string> => {
  const tree = expanded(pageFrom(file, source));
  const slugger = createSlugger();
  const anchors: unknown[] = usesIn(tree).flatMap(({node}) => idsOfJsx(node));
  visit(tree, (node: Nodes) => {
    if (node.type === 'heading') {
      anchors.push(idOfHeading(node) ?? slugger.slug(toString(node)));
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      anchors.push(...idsOfJsx(node));
    } else {
      anchors.push(idOfNode(node));
    }
  });
  return new Set(anchors.filter((anchor) => typeof anchor === 'string'));
});

/** The anchors of a page: headings, rows of reference tables, values. */
export const anchorsOf = ({file, source}: Page): ReadonlySet<string> => collect(source, file);
