import type {Finding} from '../../../content/findings';
import type {Page} from '../../../content/pages';
import {lineAt, type Sample, samplesOf} from '../samples/sample';

/** A sample without its comment lines, with as many lines as before. */
const withoutComments = (code: string) => code.replace(/^[ \t]*(?:#|\/\/).*$/gm, '');

const repeats = (code: string) =>
  /\b(?:attempt|tries|retry|retries)\b/i.test(code) && /\b(?:u?sleep|setTimeout|pause)\b/.test(code);

const callsSoftpull = /\bsoftpull['"]?\s*\(|\bcall[ (]['"]?softpull\b|\bSoftpullEventInput\b/;
const callsAny = /[{$(]operation\b.*\(auth:/;

/** A condition on the name, in the words of the languages that samples are in. */
const refusesSoftpull = /={2,3}\s*['"]softpull['"]|\bsoftpull:repeat\)/;

/** A second credit inquiry can be charged and needs a purpose of its own, so no client may repeat one by itself. */
function repeatedInquiries({file, line, code: whole}: Sample): Finding[] {
  const code = withoutComments(whole);
  const reachesSoftpull = callsSoftpull.test(code) || callsAny.test(code);
  return repeats(code) && reachesSoftpull && !refusesSoftpull.test(code)
    ? [
        {
          file,
          line,
          found: 'a client that can repeat softpull by itself',
          allowed: 'one that refuses to repeat softpull',
        },
      ]
    : [];
}

/** The names under which a script holds environment variables, `process.env.X` itself included. */
const environmentNames = (code: string): string[] => [
  ...[...code.matchAll(/\bprocess\.env\.\w+/g)].map(([name]) => name),
  ...[...code.matchAll(/\bconst (\w+) = process\.env\.\w+;/g)].map(([, name = '']) => name),
  ...[...code.matchAll(/\bconst \{([\w, ]+)\} = process\.env\b/g)].flatMap(([, names = '']) => names.split(/[, ]+/)),
];

const refused = (code: string, name: string) =>
  new RegExp(`\\bif \\([^)]*!${name.replaceAll('.', '\\.')}\\b`).test(code);

/** A template turns a variable that is not set into the word "undefined", which then is the secret. */
function unsetSecrets({file, line, code, language}: Sample): Finding[] {
  if (!['js', 'jsx', 'ts', 'tsx'].includes(language)) {
    return [];
  }
  return [...new Set(environmentNames(code))]
    .filter((name) => name !== '' && code.includes(`\${${name}}`) && !refused(code, name))
    .map((name) => ({
      file,
      line: line + lineAt(code, code.indexOf(`\${${name}}`)),
      found: `${name} in a template, which makes "undefined" of it when it is not set`,
      allowed: `if (!${name}) with a refusal before`,
    }));
}

/** Samples that do harm when they are copied: a client that repeats credit inquiries, a secret that may be unset. */
export const riskFindings = (page: Page): Finding[] =>
  samplesOf(page).flatMap((sample) => [...repeatedInquiries(sample), ...unsetSecrets(sample)]);
