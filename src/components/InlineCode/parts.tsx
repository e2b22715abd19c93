import {Fragment, type ReactNode} from 'react';

/** Shorter identifiers fit into any column. */
const longest = 20;

// What joins the words of an identifier, an address or a call, between two words; and a capital inside a word.
const joint = /([^_./(,:=][_./(,:=]+)(?=[^_./(,:=])/g;
const capital = /([a-z]{3})(?=[A-Z][a-z])/g;
// A hash, after each 16 digits.
const hash = /([\da-f]{16})(?=[\da-f]{16})/g;

/** A text in parts, between which one of more than 20 characters may break. */
export const partsOf = (text: string): string[] =>
  text.length <= longest
    ? [text]
    : [joint, capital, hash].reduce((parted, place) => parted.replaceAll(place, '$1\0'), text).split('\0');

/** Parts of a text, between which it may break. */
export const joined = (parts: readonly string[]): ReactNode =>
  parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
