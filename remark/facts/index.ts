import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import brand from '../../brand';
import {readFrontMatter} from '../../config/frontMatter/check';
import {destinationSchema} from '../../config/frontMatter/destination';
import {attributeParts, readAttribute} from './attribute';
import {destinationCatalog} from './catalog';
import {drawing} from './drawing';
import {destinationParts} from './destination';
import {versionFolder} from './files';
import {graphqlParts, readSchema} from './graphql';
import {leadDownloads} from './leadDownloads';
import {leadFields} from './leadFields';

function prop(node: MdxJsxFlowElement, name: string): string {
  const found = node.attributes.find((attr) => attr.type === 'mdxJsxAttribute' && attr.name === name);
  if (typeof found?.value !== 'string') {
    throw new Error(`<${node.name}> needs ${name}="…"`);
  }
  return found.value;
}

function fromDestination(node: MdxJsxFlowElement, file: VFile): RootContent[] | undefined {
  const part = destinationParts[node.name ?? ''];
  if (!part) {
    return undefined;
  }
  const {data} = readFrontMatter(String(file), file.path);
  if (!data.destination) {
    throw new Error(`<${node.name}> needs the key destination in the page's front matter`);
  }
  return part(destinationSchema.parse(data.destination), brand);
}

function fromAttribute(node: MdxJsxFlowElement, file: VFile): RootContent[] | undefined {
  const part = attributeParts[node.name ?? ''];
  if (!part) {
    return undefined;
  }
  const {data} = readFrontMatter(String(file), file.path);
  const named = node.attributes.length > 0 ? prop(node, 'attribute') : data.attribute;
  if (typeof named !== 'string') {
    throw new Error(`<${node.name}> needs attribute: <key> in the page's front matter`);
  }
  return part(readAttribute(versionFolder(file.path), named));
}

function fromSchema(node: MdxJsxFlowElement, file: VFile): RootContent[] | undefined {
  const part = graphqlParts[node.name ?? ''];
  return part?.make(readSchema(versionFolder(file.path)), prop(node, part.prop));
}

function expand(node: MdxJsxFlowElement, file: VFile): RootContent[] | undefined {
  switch (node.name) {
    case 'LeadFields':
      return leadFields(versionFolder(file.path), prop(node, 'where'));
    case 'LeadDownloads':
      return leadDownloads(versionFolder(file.path));
    case 'Diagram':
      return drawing(prop(node, 'name'));
    case 'DestinationCatalog':
      return destinationCatalog(versionFolder(file.path));
    default:
      return fromDestination(node, file) ?? fromAttribute(node, file) ?? fromSchema(node, file);
  }
}

/**
 * Remark step: puts tables, lists and headings made from facts in place of the components that stand for them,
 * before headings get their ids and the table of contents is made.
 *
 * @throws Error with file, line and what is allowed
 */
export default function facts() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, index, parent) => {
      if (!parent || index === undefined) {
        return undefined;
      }
      try {
        const made = expand(node, file);
        if (!made) {
          return undefined;
        }
        parent.children.splice(index, 1, ...(made as typeof parent.children));
        return [SKIP, index + made.length];
      } catch (error) {
        const where = `${path.relative(process.cwd(), file.path)}:${node.position?.start.line ?? 1}`;
        throw new Error(`${where}: ${error instanceof Error ? error.message : String(error)}`, {cause: error});
      }
    });
  };
}
