/** Something a check has to say about a page: where, what is there, and what may be there. */
export type Finding = {file: string; line: number; found: string; allowed: string};

/** A finding in one line, as editors and terminals link it: `file:line: found …; allowed: …`. */
export const say = ({file, line, found, allowed}: Finding): string => `${file}:${line}: ${found}; allowed: ${allowed}`;

/** Findings as the text of a failed check, sorted by file and line; empty without findings. */
export const sayAll = (findings: readonly Finding[]): string =>
  [...findings]
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
    .map(say)
    .join('\n');
