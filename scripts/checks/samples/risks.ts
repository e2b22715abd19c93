import {readSensitiveFields} from '../../../content/facts/sensitiveFields';
import type {Page} from '../../../content/pages';
import {type Problem, type Report, problemsOf} from '../../../content/problems';
import {type Sample, samplesOf} from './sample';

const withoutComments = (code: string) => code.replace(/^[ \t]*(?:#|\/\/).*$/gm, '');

const repeats = (code: string) =>
  /\b(?:attempt|tries|retry|retries)\b/i.test(code) && /\b(?:u?sleep|setTimeout|pause)\b/.test(code);

const callsSoftpull = /\bsoftpull['"]?\s*\(|\bcall[ (]['"]?softpull\b|\bSoftpullEventInput\b|[{$(]operation\b.*\(auth:/;
const refusesSoftpull = /={2,3}\s*['"]softpull['"]|\bsoftpull:repeat\)/;

/** A second credit inquiry can be charged and needs a purpose of its own, so no client may repeat one by itself. */
function repeatsInquiry({code}: Sample): boolean {
  const plain = withoutComments(code);
  return repeats(plain) && callsSoftpull.test(plain) && !refusesSoftpull.test(plain);
}

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
function checkViews(page: Page, report: Report): void {
  const lines = linesOfViews(page.text);
  if (!page.version || lines.size === 0) {
    return;
  }
  const fields = [...readSensitiveFields(page.version).values()].flat().filter(({inDestinations}) => inDestinations);
  const names = new RegExp(`\\b(?:${fields.map(({key}) => key).join('|')})\\b`);
  for (const {line, code} of samplesOf(page).filter((sample) => lines.has(sample.line))) {
    code.split('\n').forEach((text, index) => {
      const field = hides.test(text) ? undefined : names.exec(text)?.[0];
      if (field) {
        const found = `the sensitive field ${field} in a sample that hides them`;
        report({line: line + index + 1}, found, 'fields that are not sensitive');
      }
    });
  }
}

/**
 * Samples that do harm when they are copied: clients that repeat credit inquiries, secrets in the shell's history,
 * sensitive fields in views for analysts.
 */
export const riskProblems = (page: Page): readonly Problem[] =>
  problemsOf(page.file, (report) => {
    checkViews(page, report);
    for (const sample of samplesOf(page)) {
      if (repeatsInquiry(sample)) {
        report({line: sample.line}, 'a client that can repeat softpull by itself', 'one that refuses to repeat it');
      }
      if (sample.language === 'bash' && page.file.includes('/destinations/')) {
        sample.code.split('\n').forEach((text, index) => {
          const word = secret.exec(text)?.[0];
          if (word) {
            const allowed = 'a prompt of the command, or `read -rs NAME` in a block of its own and then "$NAME"';
            const found = `the secret ${word} in a command, which the shell's history keeps`;
            report({line: sample.line + index + 1}, found, allowed);
          }
        });
      }
    }
  });
