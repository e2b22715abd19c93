import * as z from 'zod';
import type {DocsVersion} from '../versions';

/** Where a component is used: the page's file, and its docs version where it has one. */
export type Place = {file: string; version: DocsVersion | undefined};

/** Props as a page gives them: text, flags, lists and numbers. */
export type Props = Readonly<Record<string, unknown>>;

export type Prop = {
  schema: z.ZodType;
  /** What it may hold, in words for writers. */
  holds: string;
  /** The values it may have here, where they depend on the page's version. */
  values?: (place: Place) => readonly string[];
  /** Whether readers see or hear it as it is, so that it is checked as prose. */
  isProse?: boolean;
};

/** A component of pages: everything that the checks, the build and the writer's guide know of it. */
export type Component = {
  /** `page`: it is in the page as it is. `facts`: the build puts tables and lists made from facts in its place. */
  kind: 'page' | 'facts';
  /** What it is for, in a few words of Markdown. */
  use: string;
  /** How it is written, where that is more than its name. */
  example?: string;
  props: Readonly<Record<string, Prop>>;
  /** Whether pages outside the docs may use it, too. Left out: components made from facts are for docs pages. */
  isAnywhere?: boolean;
  /**
   * What the text inside is. `prose`: it is checked, and terms in it are explained. `label`: it is checked; terms stay as
   * they are, since it is a sign, a link or an entry. `code`: neither.
   */
  inside: 'prose' | 'label' | 'code';
};

/** A component with what most have in common: no props, and text inside that is a sign, a link or an entry. */
export const component = (own: Pick<Component, 'kind' | 'use'> & Partial<Component>): Component => ({
  props: {},
  inside: 'label',
  ...own,
});

/** Text in quotes. */
export const text = (options: Partial<Prop> = {}): Prop => ({
  schema: z.string({error: 'text in quotes'}).min(1, 'text in quotes'),
  holds: 'text',
  ...options,
});

/** One of a fixed set. */
export const oneOf = (values: readonly [string, ...string[]]): Prop => ({
  schema: z.enum(values),
  holds: values.map((value) => `\`${value}\``).join(', '),
});

/** A flag: there or not. */
export const flag: Prop = {schema: z.literal(true, {error: 'the name alone'}), holds: 'a flag'};

/** A list of texts, in braces. */
export const list: Prop = {schema: z.array(z.string(), {error: "a list such as {['a', 'b']}"}), holds: 'a list'};

/** A prop that may be left out. */
export const optional = (prop: Prop): Prop => ({...prop, schema: prop.schema.optional()});

/** Whether a prop has to be given. */
export const isRequired = ({schema}: Prop): boolean => !schema.safeParse(undefined).success;

/** The component that each part belongs in. */
export const parentComponents: Readonly<Record<string, string>> = {Card: 'Cards', Field: 'Fields', TabItem: 'Tabs'};
