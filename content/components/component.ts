import * as z from 'zod';
import type {DocsVersion} from '../versions';

/** Where a component is used: the page's file, and its docs version if it has one. */
export type Place = {file: string; version: DocsVersion | undefined};

/** Props as a page passes them: text, flags, lists, and numbers. */
export type Props = Readonly<Record<string, unknown>>;

export type Prop = {
  schema: z.ZodType;
  /** The type of value it accepts, in words for writers. */
  valueType: string;
  /** The allowed values, if they depend on the page's version. */
  values?: (place: Place) => readonly string[];
  /** Whether readers see or hear the value itself, so that it's checked as prose. */
  isProse?: boolean;
};

/** A component that pages can use, with everything that the checks, the build, and the writer's guide need. */
export type Component = {
  /** `page`: rendered as it is. `facts`: the build replaces it with tables and lists generated from facts. */
  kind: 'page' | 'facts';
  /** Its purpose, as a short Markdown phrase. */
  use: string;
  /** A usage example, unless its name alone is enough. */
  example?: string;
  props: Readonly<Record<string, Prop>>;
  /** Whether pages outside the docs can also use a component made from facts. Default: docs pages only. */
  isAnywhere?: boolean;
  /**
   * How its children are treated. `prose`: checked, with glossary terms linked. `label`: checked, but terms aren't
   * linked, because it's a badge, a link, or a list entry. `code`: neither.
   */
  inside: 'prose' | 'label' | 'code';
};

/** Defines a component with the usual defaults: no props, and children that are a label. */
export const component = (own: Pick<Component, 'kind' | 'use'> & Partial<Component>): Component => ({
  props: {},
  inside: 'label',
  ...own,
});

/** A quoted string. */
export const text = (options: Partial<Prop> = {}): Prop => ({
  schema: z.string({error: 'text in quotes'}).min(1, 'text in quotes'),
  valueType: 'text',
  ...options,
});

/** One of a fixed set of values. */
export const oneOf = (values: readonly [string, ...string[]]): Prop => ({
  schema: z.enum(values),
  valueType: values.map((value) => `\`${value}\``).join(', '),
});

/** A Boolean flag, set by its name alone. */
export const flag: Prop = {schema: z.literal(true, {error: 'the name alone'}), valueType: 'a flag'};

/** An array of strings, in braces. */
export const list: Prop = {schema: z.array(z.string(), {error: "a list such as {['a', 'b']}"}), valueType: 'a list'};

/** Makes a prop optional. */
export const optional = (prop: Prop): Prop => ({...prop, schema: prop.schema.optional()});

/** Whether a prop is required. */
export const isRequired = ({schema}: Prop): boolean => !schema.safeParse(undefined).success;

/** The required parent of each child component. */
export const parentComponents: Readonly<Record<string, string>> = {Field: 'Fields', TabItem: 'Tabs'};
