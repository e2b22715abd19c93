import {Fragment, type ReactNode} from 'react';

/** Identifiers up to this length fit any column. */
const maxUnbroken = 20;

// Separators between the words of an identifier, a URL, or a call; and a capital letter inside a word.
const joint = /([^_./(,:=][_./(,:=]+)(?=[^_./(,:=])/g;
const capital = /([a-z]{3})(?=[A-Z][a-z])/g;
// Every 16 digits of a hash.
const hash = /([\da-f]{16})(?=[\da-f]{16})/g;

/** Matches code that never wraps: short phrases, short strings, and options and other words with hyphens. */
export const unbroken =
  /(^(?=\S+ ).{1,16}$|"[^"]{1,14}"|'[^']{1,14}'|\B-+\w[\w-]*|(?:<\/?|\b)(?=\S{1,22}(?!\S))\w[^\s-]*-\S+)/;

/** Splits text longer than 20 characters at the points where it may break. */
export const splitAtBreaks = (text: string): string[] =>
  text.length <= maxUnbroken
    ? [text]
    : [joint, capital, hash].reduce((parted, place) => parted.replaceAll(place, '$1\0'), text).split('\0');

/** Joins the parts of a text with optional line breaks. */
export const withLineBreaks = (parts: readonly string[]): ReactNode =>
  parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
