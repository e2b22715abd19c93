/** Something a check has to say about a file: where, what is there, and what may be there. */
export type Finding = {file: string; line: number; found: string; allowed: string};

/** A finding in one line, as editors and terminals link it: `file:line: found …; allowed: …`. */
export const say = ({file, line, found, allowed}: Finding): string => `${file}:${line}: ${found}; allowed: ${allowed}`;

/** Findings as the text of a failed check, sorted by file and line; empty without findings. */
export const sayAll = (findings: readonly Finding[]): string =>
  [...findings]
    .sort((a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line)
    .map(say)
    .join('\n');

/** An error that carries its findings, so that a check can go on and report those of other files, too. */
export class FindingsError extends Error {
  /**
   * @param summary what is wrong with the file, in a few words
   * @param findings at least one
   */
  constructor(
    summary: string,
    readonly findings: readonly Finding[],
  ) {
    super(`${summary}\n${findings.map((finding) => `  ${say(finding)}`).join('\n')}`);
    this.name = 'FindingsError';
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
