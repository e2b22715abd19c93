/** A problem in a file: its position, what was found, and what is allowed there. */
export type Problem = {
  file: string;
  line: number;
  /** From 1, if known. */
  column?: number | undefined;
  found: string;
  allowed: string;
};

/** A line and column in a file. */
export type Position = Pick<Problem, 'line' | 'column'>;

/** A problem without its position. */
export type Issue = Pick<Problem, 'found' | 'allowed'>;

/** The start position of a syntax tree node. */
export function positionOf({position}: {position?: {start: {line: number; column: number}} | undefined}): Position {
  return position ? {line: position.start.line, column: position.start.column} : {line: 1};
}

/** Reports a problem at a node or a position. */
export type Report = (at: Parameters<typeof positionOf>[0] | Position, found: string, allowed: string) => void;

/** Converts an offset in a text to a line and column, both from 1. */
export function positionAt(text: string, offset: number): Required<Position> {
  const lines = text.slice(0, offset).split('\n');
  return {line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1};
}

/** Formats a problem as a line that editors and terminals link: `file:line:column: found …; allowed: …`. */
export const formatProblem = ({file, line, column, found, allowed}: Problem): string =>
  `${file}:${line}${column ? `:${column}` : ''}: ${found}; allowed: ${allowed}`;

/** Formats problems one per line, deduplicated and sorted by file and position. */
export const formatProblems = (problems: readonly Problem[]): string => {
  const sorted = [...problems].sort(
    (a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line || (a.column ?? 0) - (b.column ?? 0),
  );
  return [...new Set(sorted.map(formatProblem))].join('\n');
};

/** An error that carries problems, so that a check can collect them from many files. It prints without a stack. */
export class ProblemsError extends Error {
  /**
   * @param summary short description of what failed
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

  /** Prevents loaders that print errors as JSON from repeating the problems. */
  toJSON(): object {
    return {};
  }

  /** Prevents Node from printing the fields when this is the cause of another error. */
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return this.message;
  }
}

/** The message of any thrown value. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Throws if there are any problems.
 *
 * @throws ProblemsError
 */
export function requireNone(problems: readonly Problem[], summary: string): void {
  if (problems.length > 0) {
    throw new ProblemsError(summary, problems);
  }
}

/**
 * Runs a function and returns the problems of a `ProblemsError` that it throws.
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
 * Runs a check on a file and returns the problems that it reports or throws.
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
