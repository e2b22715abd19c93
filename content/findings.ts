/** Something a check has to say about a file: where, what is there, and what may be there. */
export type Finding = {
  file: string;
  line: number;
  /** From 1, where it is known. */
  column?: number | undefined;
  found: string;
  allowed: string;
};

/** Where a finding is in its file. */
export type Place = Pick<Finding, 'line' | 'column'>;

/** Where a node of a page's tree begins. */
export function placeOf({position}: {position?: {start: {line: number; column: number}} | undefined}): Place {
  return position ? {line: position.start.line, column: position.start.column} : {line: 1};
}

/** The line and the column, both from 1, of a position in a text. */
export function placeAt(text: string, offset: number): Required<Place> {
  const lines = text.slice(0, offset).split('\n');
  return {line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1};
}

/** A finding in one line, as editors and terminals link it: `file:line:column: found …; allowed: …`. */
export const say = ({file, line, column, found, allowed}: Finding): string =>
  `${file}:${line}${column ? `:${column}` : ''}: ${found}; allowed: ${allowed}`;

/** Findings as the text of a failed check, each once, sorted by file and place; empty without findings. */
export const sayAll = (findings: readonly Finding[]): string => {
  const sorted = [...findings].sort(
    (a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line || (a.column ?? 0) - (b.column ?? 0),
  );
  return [...new Set(sorted.map(say))].join('\n');
};

/**
 * An error that carries its findings, so that a check can go on and report those of other files, too. It is printed
 * as its findings, one a line: where it was thrown says nothing to a writer.
 */
export class FindingsError extends Error {
  /**
   * @param summary what is wrong with the file, in a few words
   * @param findings at least one
   */
  constructor(
    summary: string,
    readonly findings: readonly Finding[],
  ) {
    super(`${summary}\n${sayAll(findings)}`);
    this.name = 'FindingsError';
    this.stack = this.message;
  }

  /** What loads pages prints what an error holds, as JSON, beside its message: there is no more to say. */
  toJSON(): object {
    return {};
  }

  /** Printed as it is, too, where it is the cause of another error. */
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return this.message;
  }
}

/**
 * Runs a reader and returns what it has to say instead of throwing it.
 *
 * @throws the error as it is when it carries no findings
 */
export function findingsOf(read: () => unknown): readonly Finding[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof FindingsError) {
      return error.findings;
    }
    throw error;
  }
}
