import {isStopWord} from './stopWords';
import {identifiersIn, sameness, termsOf} from './tokens';

/** A heading as ranking looks at it. */
export type Heading = {
  /** Its terms, without words that say nothing. */
  terms: ReadonlySet<string>;
  /** The identifiers in it. */
  identifiers: readonly string[];
  /** As it is compared with a query. */
  plain: string;
};

/** Headings, each read once: many records share them. */
export class Headings {
  private readonly known = new Map<string, Heading>();

  read(text: string): Heading {
    const heading = this.known.get(text) ?? {
      terms: new Set(termsOf(text).filter((term) => !isStopWord(term))),
      identifiers: identifiersIn(text),
      plain: sameness(text),
    };
    this.known.set(text, heading);
    return heading;
  }
}
