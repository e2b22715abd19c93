import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import type {leadFieldPlaces, sensitivePlaces} from '../../content/components/factsComponents';
import {readAttribute} from '../../content/facts/attributes';
import {claimsOf} from '../../content/facts/claims';
import {readDiagram} from '../../content/facts/diagrams';
import type {TypedDialect} from '../../content/facts/typedTable';
import {ProblemsError} from '../../content/problems';
import type {Destination} from '../../content/frontMatter/destination';
import {checkFrontMatter, readFrontMatter} from '../../content/frontMatter/read';
import {addressFrom} from '../../content/links';
import {frontMatterIn} from '../../content/pageFile';
import brand from '../../content/siteBrand';
import {fileFromRoot, requireVersion} from '../../content/sources';
import {recordBesideSample} from './arrival';
import {attributeParts} from './attribute';
import {destinationHead, destinationCatalog, destinationTable} from './catalog';
import {destinationParts} from './destination';
import {downloadTable, leadDownloads} from './downloads';
import {graphqlParts} from './graphql';
import {leadFields} from './leadFields';
import {element, paragraph} from './mdx';
import {beforeDeleting, sensitiveColumns, sensitiveTable} from './privacy';
import {typedTablePart} from './typedTable';

/** A page that is being expanded: its path from the repository's root, and its text. */
type Source = {file: string; text: string};

/** A prop that the check of components has seen. */
function prop(node: MdxJsxFlowElement, name: string): string | undefined {
  const found = node.attributes.find((attr) => attr.type === 'mdxJsxAttribute' && attr.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
}

function fromDestination(node: MdxJsxFlowElement, {file, text}: Source): RootContent[] | undefined {
  const part = destinationParts[node.name ?? ''];
  const dialect = node.name === 'TypedTable' ? prop(node, 'dialect') : undefined;
  if (!part && !dialect) {
    return undefined;
  }
  const {data} = checkFrontMatter(text, file);
  if (!data.destination) {
    throw new Error(`<${node.name}> needs the key destination in the page's front matter`);
  }
  const facts = data.destination as Destination;
  return dialect ? typedTablePart(facts, {file, text}, dialect as TypedDialect) : part?.(facts, {file, brand});
}

function fromAttribute(node: MdxJsxFlowElement, {file, text}: Source): RootContent[] | undefined {
  const part = attributeParts[node.name ?? ''];
  if (!part) {
    return undefined;
  }
  const ownName = prop(node, 'attribute');
  const named = ownName ?? readFrontMatter(text, file).data.attribute;
  if (typeof named !== 'string') {
    throw new Error(`<${node.name}> needs attribute: <key> in the page's front matter`);
  }
  return part(readAttribute(requireVersion(file), named), {file, isNamed: ownName !== undefined});
}

function fromSdl(node: MdxJsxFlowElement, {file}: Source): RootContent[] | undefined {
  const part = graphqlParts[node.name ?? ''];
  return part?.make(requireVersion(file), prop(node, part.prop) ?? '');
}

function expandOne(node: MdxJsxFlowElement, source: Source): RootContent[] | undefined {
  switch (node.name) {
    case 'LeadFields':
      return leadFields(source.file, prop(node, 'where') as (typeof leadFieldPlaces)[number]);
    case 'Downloads':
      return downloadTable(requireVersion(source.file));
    case 'LeadDownloads':
      return leadDownloads(requireVersion(source.file));
    case 'Diagram': {
      const name = prop(node, 'name') ?? '';
      return [element('Drawing', {name, svg: readDiagram(name)})];
    }
    case 'NotConfirmed': {
      const claim = claimsOf(source.text, source.file).find(({id}) => id === prop(node, 'claim'));
      const to = `${addressFrom(source.file, 'limits')}#not-confirmed`;
      return [element('ClaimNote', {to}, claim ? [paragraph(claim.text)] : [])];
    }
    case 'DestinationTable':
      return destinationTable(source.file);
    case 'SensitiveColumns':
      return sensitiveColumns(source.file);
    case 'SensitiveFields':
      return sensitiveTable(source.file, prop(node, 'where') as (typeof sensitivePlaces)[number]);
    case 'BeforeDeleting':
      return beforeDeleting(source.file);
    case 'DestinationCatalog':
      return destinationCatalog(source.file);
    default:
      return fromDestination(node, source) ?? fromAttribute(node, source) ?? fromSdl(node, source);
  }
}

/**
 * Remark step: puts tables, lists and headings made from facts in place of the components for them, before headings get
 * their ids and the table of contents is made. The components have been checked before. Pages of destinations on
 * request get their badge below the title.
 *
 * @throws ProblemsError with file and line of what is wrong with the facts
 */
export default function expand() {
  return (tree: Root, vfile: VFile): void => {
    const source = {file: fileFromRoot(vfile.path), text: String(vfile)};
    const {destination} = frontMatterIn(source.text) ? checkFrontMatter(source.text, source.file).data : {};
    if (destination) {
      recordBesideSample(tree, destination as Destination, source.file, brand.name);
      tree.children.unshift(...destinationHead(destination as Destination, source.file));
    }
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, index, parent) => {
      if (!parent || index === undefined) {
        return undefined;
      }
      try {
        const made = expandOne(node, source);
        if (!made) {
          return undefined;
        }
        parent.children.splice(index, 1, ...(made as typeof parent.children));
        return [SKIP, index + made.length];
      } catch (error) {
        if (error instanceof ProblemsError) {
          throw error;
        }
        // A fault of the code keeps its stack; only what is written for writers becomes a finding.
        if (!(error instanceof Error) || error.name !== 'Error') {
          throw error;
        }
        const found = error.message;
        const place = {file: source.file, line: node.position?.start.line ?? 1};
        throw new ProblemsError('facts that do not fit', [
          {...place, found, allowed: 'facts that it can be made from'},
        ]);
      }
    });
  };
}
