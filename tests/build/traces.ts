import os from 'node:os';

/** Strings specific to the build machine, by kind. */
export type Words = Readonly<Record<string, string>>;

/** Strings that could leak into a build: paths, names, and environment variables of this machine. */
export function wordsOfMachine(): Words {
  const secrets = Object.entries(process.env)
    .filter(([name, value = '']) => /token|secret|passw|credential|private/i.test(name) && value.length >= 8)
    .map(([name, value = '']): [string, string] => [`value of ${name}`, value]);
  const words: [string, string][] = [
    ["the project's folder", process.cwd()],
    ['the temporary folder', `${os.tmpdir()}/`],
    ["the user's folder", `${os.homedir()}/`],
    ["the machine's name", os.hostname()],
    ["the user's name", os.userInfo().username],
    ...secrets,
  ];
  // Short strings such as "root", "runner", and "/tmp/" also occur in other text.
  return Object.fromEntries(words.filter(([, word]) => word.length > 5 && word !== 'runner'));
}

const patterns: Readonly<Record<string, RegExp>> = {
  'a source map': /[#@] ?sourceMappingURL=/,
  "a user's folder": /(?:\/home|\/Users)\/[\w.-]+\/[\w.-]+\/|\b[A-Z]:\\{1,2}Users\\/,
  'a path of installed packages': /[\w.-]\/node_modules\/(?:\.pnpm\/)?[@\w]/,
  'a private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----\s*[\w+/]{40}/,
  'a cloud access key': /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b|\bAIza[\w-]{35}\b/,
  'a code host token': /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{40}|glpat-[\w-]{20}|npm_[A-Za-z0-9]{36})\b/,
  'a service token': /\b(?:xox[abprs]-[\w-]{20}|sk_live_\w{16})/,
};

/** Traces of the build machine in a file, and other content that must not be published. */
export function tracesIn(name: string, text: string, words: Words): string[] {
  return [
    ...(/\.map$|(?:^|\/)\.(?!well-known(?:\/|$))[^/]*$/.test(name) ? [`${name}: a file that is not for readers`] : []),
    ...Object.entries(words)
      .filter(([, word]) => text.includes(word))
      .map(([what, word]) => `${name}: ${what}, ${what.startsWith('value') ? 'hidden' : word}`),
    ...Object.entries(patterns)
      .filter(([, pattern]) => pattern.test(text))
      .map(([what, pattern]) => `${name}: ${what}, ${pattern.exec(text)?.[0].slice(0, 60)}`),
  ];
}
