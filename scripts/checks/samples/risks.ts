import {readSensitiveFields} from '../../../content/facts/sensitiveFields';
import type {Page} from '../../../content/pages';
import type {Problem} from '../../../content/problems';
import {samplesOf} from './sample';

/** Placeholders of secrets; ids, names and public halves of keys may be typed. */
const secret =
  /YOUR_(?!(?:[A-Z0-9]+_)*(?:PUBLIC|CONSUMER|CORPUS)_KEY)(?:[A-Z0-9]+_)*(?:PASSWORD|SECRET|TOKEN|KEY)(?![A-Z0-9_])/;

/** Line numbers from each `<SensitiveColumns />` to the next heading: what analysts see is chosen there. */
function linesOfViews(text: string): Set<number> {
  let inside = false;
  return new Set(
    text.split('\n').flatMap((line, index) => {
      inside = line.includes('<SensitiveColumns') || (inside && !line.startsWith('##'));
      return inside ? [index + 1] : [];
    }),
  );
}

/** A line that masks a column, or shows it to some members only. */
const hides = /\b(?:MASKING|CASE)\b/;

/** Sensitive fields in samples that choose what analysts see. */
function shownProblems(page: Page): Problem[] {
  const lines = linesOfViews(page.text);
  if (!page.version || lines.size === 0) {
    return [];
  }
  const fields = [...readSensitiveFields(page.version).values()].flat().filter(({inDestinations}) => inDestinations);
  const names = new RegExp(`\\b(?:${fields.map(({key}) => key).join('|')})\\b`);
  return samplesOf(page)
    .filter(({line}) => lines.has(line))
    .flatMap(({file, line, code}) =>
      code.split('\n').flatMap((text, index) => {
        const [field] = (!hides.test(text) && names.exec(text)) || [];
        return field
          ? [
              {
                file,
                line: line + index + 1,
                found: `the sensitive field ${field} in a sample that hides them`,
                allowed: 'fields that are not sensitive',
              },
            ]
          : [];
      }),
    );
}

/** Secrets in commands, which the shell's history keeps. */
const typedSecrets = (page: Page): Problem[] =>
  samplesOf(page)
    .filter(({file, language}) => language === 'bash' && file.includes('/destinations/'))
    .flatMap(({file, line, code}) =>
      code.split('\n').flatMap((text, index) => {
        const word = secret.exec(text)?.[0];
        return word
          ? [
              {
                file,
                line: line + index + 1,
                found: `the secret ${word} in a command, which the shell's history keeps`,
                allowed: 'a prompt of the command, or `read -rs NAME` in a block of its own and then "$NAME"',
              },
            ]
          : [];
      }),
    );

/** Samples that do harm when they are copied: secrets in the shell's history, sensitive fields in views for analysts. */
export const riskProblems = (page: Page): Problem[] => [...shownProblems(page), ...typedSecrets(page)];
