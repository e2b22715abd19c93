import type {Page} from '../../../content/pages';
import {type Problem, problemsOf} from '../../../content/problems';
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

/** Samples that do harm when they are copied: clients that repeat credit inquiries, secrets in the shell's history. */
export const riskProblems = (page: Page): readonly Problem[] =>
  problemsOf(page.file, (report) => {
    for (const sample of samplesOf(page)) {
      if (repeatsInquiry(sample)) {
        report({line: sample.line}, 'a client that can retry softpull by itself', 'one that never retries it');
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
