import {isInputObjectType, isObjectType} from 'graphql';
import {attributeFile, attributeKeys} from '../facts/attributes';
import {leadFieldsFile} from '../facts/leadFields';
import {readSdl, sdlFile} from '../facts/sdl';
import {requireVersion} from '../sources';
import {type Component, type Place, type Props, optional, text} from './component';

type Made = Pick<Component, 'use' | 'example'> & Partial<Component>;

/** A component made from facts, with what most of them have in common. */
export const made = (component: Made): Component => ({kind: 'facts', props: {}, inside: 'label', ...component});

/** One that is made from the `destination` key of its page. */
export const fromDestination = (name: string, use: string) =>
  made({use: `${use}, from the \`destination\` key of the page`, example: `<${name} />`});

/** The facts of the attribute that a component or its page names. */
export function attributeSources(props: Props, {file, attribute}: Place): string[] {
  const key = props.attribute ?? attribute;
  return typeof key === 'string' ? [attributeFile(requireVersion(file), key)] : [];
}

/** The keys of the attributes that there are in the version of a page. */
export const attributeValues = ({file}: Place) => attributeKeys(requireVersion(file));

/** One that is made from the facts of an attribute, and from other sources where these are given. */
export const fromAttribute = (name: string, use: string, sources: Component['sources'] = () => []) =>
  made({
    use: `${use}, from \`_facts/attributes/<key>.yaml\` by the page's \`attribute: <key>\``,
    example: `<${name} />`,
    props: {attribute: optional(text({values: attributeValues}))},
    sources: (props, place) => [...attributeSources(props, place), ...sources(props, place)],
  });

/** The SDL of the version of a page. */
export const sdlSource = (_props: Props, {file}: Place) => [sdlFile(requireVersion(file))];

/** The names of the input types, or of the object types, of the version of a page. */
export function typeNames(isInput: boolean) {
  return ({file}: Place): string[] =>
    Object.values(readSdl(requireVersion(file)).getTypeMap())
      .filter((type) => (isInput ? isInputObjectType(type) : isObjectType(type)) && !type.name.startsWith('__'))
      .map(({name}) => name);
}

/** The names of the operations of the version of a page. */
export const operationNames = ({file}: Place) =>
  Object.keys(readSdl(requireVersion(file)).getMutationType()?.getFields() ?? {});

/** What tables of the lead record are made from. */
export const leadSources = (_props: Props, {file}: Place) => {
  const version = requireVersion(file);
  return [leadFieldsFile(version), sdlFile(version)];
};
