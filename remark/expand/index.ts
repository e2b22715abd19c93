import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import type {leadFieldPlaces, sensitivePlaces} from '../../content/components/factsComponents';
import {attributeOf, isJsx} from '../../content/components/uses';
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
import {recordBesideSample} from './recordBesideSample';
import {attributeComponents} from './attribute';
import {destinationHead, destinationTable} from './catalog';
import {destinationComponents} from './destination';
import {downloadTable, leadDownloads} from './downloads';
import {fieldsOf, operation, operationBar} from './graphql';
import {fieldShares, leadFields} from './leadFields';
import {element, paragraph} from './mdx';
import {beforeDeleting, sensitiveColumns, sensitiveTable} from './privacy';
import {typedTableNodes} from './typedTable';

type Source = {file: string; text: string};

/** A component's prop, which has already been validated. */
type PropOf = (name: string) => string | undefined;

/** Generates the nodes that replace a component. */
type Generator = (source: Source, prop: PropOf) => RootContent[];

function destinationOf({file, text}: Source, name: string): Destination {
  const {data} = checkFrontMatter(text, file);
  if (!data.destination) {
    throw new Error(`<${name}> needs the key destination in the page's front matter`);
  }
  return data.destination as Destination;
}

/** The attribute key that a component or its page's front matter names. */
function attributeKey({file, text}: Source, prop: PropOf, name: string): string {
  const key = prop('attribute') ?? readFrontMatter(text, file).data.attribute;
  if (typeof key !== 'string') {
    throw new Error(`<${name}> needs attribute: <key> in the page's front matter`);
  }
  return key;
}

const versioned = ({file, text}: Source) => ({version: requireVersion(file), text});

const mapped = <T>(made: Readonly<Record<string, T>>, toGenerator: (make: T, name: string) => Generator) =>
  Object.fromEntries(Object.entries(made).map(([name, make]) => [name, toGenerator(make, name)]));

/** Generators by component. */
const generators: Readonly<Record<string, Generator>> = {
  ...mapped(destinationComponents, (make, name) => (source) => make(destinationOf(source, name), source)),
  ...mapped(attributeComponents, (make, name) => (source, prop) => {
    const facts = readAttribute(requireVersion(source.file), attributeKey(source, prop, name));
    return make(facts, {file: source.file, isNamed: prop('attribute') !== undefined});
  }),
  TypedTable: (source, prop) =>
    typedTableNodes(destinationOf(source, 'TypedTable'), source, prop('dialect') as TypedDialect),
  Operation: (source, prop) => operation(versioned(source), prop('name') ?? ''),
  InputFields: (source, prop) => fieldsOf(versioned(source), prop('type') ?? '', true),
  ResponseFields: (source, prop) => fieldsOf(versioned(source), prop('type') ?? '', false),
  LeadFields: ({file}, prop) => leadFields(file, prop('where') as (typeof leadFieldPlaces)[number]),
  FieldShares: ({file}) => fieldShares(file),
  Downloads: ({file}) => downloadTable(requireVersion(file)),
  LeadDownloads: ({file}) => leadDownloads(requireVersion(file)),
  Diagram: (_, prop) => {
    const name = prop('name') ?? '';
    return [element('Drawing', {name, svg: readDiagram(name)})];
  },
  NotConfirmed: ({file, text}, prop) => {
    // The mark already contains the opening words.
    const claim = claimsOf(text, file)
      .find(({id}) => id === prop('claim'))
      ?.text.replace(/^We haven't confirmed /, '');
    const to = `${addressFrom(file, 'limits')}#not-confirmed`;
    return [element('ClaimNote', {to}, claim ? [paragraph(claim)] : [])];
  },
  DestinationTable: ({file}) => destinationTable(file),
  SensitiveColumns: ({file}) => sensitiveColumns(file),
  SensitiveFields: ({file}, prop) => sensitiveTable(file, prop('where') as (typeof sensitivePlaces)[number]),
  BeforeDeleting: ({file}) => beforeDeleting(file),
};

/**
 * Remark plugin: replaces components with tables, lists, and headings generated from facts, before headings get their
 * IDs and the table of contents is built. Components have already been validated. Destination and operation pages also
 * get their facts below the title.
 *
 * @throws ProblemsError with the file and line of invalid facts
 */
export default function expand() {
  return (tree: Root, vfile: VFile): void => {
    const source = {file: fileFromRoot(vfile.path), text: String(vfile)};
    const {destination} = frontMatterIn(source.text) ? checkFrontMatter(source.text, source.file).data : {};
    if (destination) {
      recordBesideSample(tree, destination as Destination, source.file, brand.name);
      tree.children.unshift(...destinationHead(destination as Destination, source.file));
    }
    const call = tree.children.find((node) => isJsx(node) && node.name === 'Operation') as
      MdxJsxFlowElement | undefined;
    if (call) {
      tree.children.unshift(operationBar(source.file, String(attributeOf(call, 'name')?.value)));
    }
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, index, parent) => {
      const generate = Object.hasOwn(generators, node.name ?? '') ? generators[node.name ?? ''] : undefined;
      if (!generate || !parent || index === undefined) {
        return undefined;
      }
      try {
        const nodes = generate(source, (name) => attributeOf(node, name)?.value?.toString());
        parent.children.splice(index, 1, ...(nodes as typeof parent.children));
        return [SKIP, index + nodes.length];
      } catch (error) {
        // Bugs keep their stack, and problems their positions: only a plain Error, which is for writers, is converted.
        if (!(error instanceof Error) || error.name !== 'Error') {
          throw error;
        }
        const found = error.message;
        const place = {file: source.file, line: node.position?.start.line ?? 1};
        throw new ProblemsError(`<${node.name}> can't be generated`, [
          {...place, found, allowed: 'the front matter and facts that the component needs'},
        ]);
      }
    });
  };
}
