/** Something wrong in a file: where it is, what was found, and what is allowed there. */
export type Problem = {
  file: string;
  line: number;
  /** From 1, where it is known. */
  column?: number | undefined;
  found: string;
  allowed: string;
};

/** A line and column in a file. */
export type Position = Pick<Problem, 'line' | 'column'>;

/** What was found and what is allowed, without the position. */
export type Wrong = Pick<Problem, 'found' | 'allowed'>;

/** The start of a node in a syntax tree. */
export function positionOf({position}: {position?: {start: {line: number; column: number}} | undefined}): Position {
  return position ? {line: position.start.line, column: position.start.column} : {line: 1};
}

/** Records a problem at a node or a position. */
export type Report = (at: Parameters<typeof positionOf>[0] | Position, found: string, allowed: string) => void;

/** The line and column, both from 1, of an offset in a text. */
export function positionAt(text: string, offset: number): Required<Position> {
  const lines = text.slice(0, offset).split('\n');
  return {line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1};
}

/** One line that editors and terminals turn into a link: `file:line:column: found …; allowed: …`. */
export const formatProblem = ({file, line, column, found, allowed}: Problem): string =>
  `${file}:${line}${column ? `:${column}` : ''}: ${found}; allowed: ${allowed}`;

/** Problems as text, one per line, without duplicates, sorted by file and position. */
export const formatProblems = (problems: readonly Problem[]): string => {
  const sorted = [...problems].sort(
    (a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line || (a.column ?? 0) - (b.column ?? 0),
  );
  return [...new Set(sorted.map(formatProblem))].join('\n');
};

/** An error that carries problems, so that a check can collect those of many files. Printed without a stack. */
export class ProblemsError extends Error {
  /**
   * @param summary what failed, in a few words
   * @param problems at least one
   */
  constructor(
    summary: string,
    readonly problems: readonly Problem[],
  ) {
    super(`${summary}\n${formatProblems(problems)}`);
    this.name = 'ProblemsError';
    this.stack = this.message;
  }

  /** Keeps loaders that print errors as JSON from repeating the problems. */
  toJSON(): object {
    return {};
  }

  /** Keeps Node from printing the fields when this is the cause of another error. */
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return this.message;
  }
}

/**
 * Throws when there are problems.
 *
 * @throws ProblemsError
 */
export function requireNone(problems: readonly Problem[], summary: string): void {
  if (problems.length > 0) {
    throw new ProblemsError(summary, problems);
  }
}

/**
 * Runs a function and returns the problems it throws.
 *
 * @throws any other error unchanged
 */
export function problemsFrom(run: () => unknown): readonly Problem[] {
  try {
    run();
    return [];
  } catch (error) {
    if (error instanceof ProblemsError) {
      return error.problems;
    }
    throw error;
  }
}

/**
 * Runs a check of a file and returns the problems that it reports and throws.
 *
 * @throws any other error unchanged
 */
export function problemsOf(file: string, check: (report: Report) => void): readonly Problem[] {
  const reported: Problem[] = [];
  const thrown = problemsFrom(() =>
    check((at, found, allowed) => {
      reported.push({file, ...('line' in at ? at : positionOf(at)), found, allowed});
    }),
  );
  return [...thrown, ...reported];
}
