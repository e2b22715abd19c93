import type {Page} from '../../../content/pages';
import type {Problem} from '../../../content/problems';
import {samplesOf} from './sample';

/** Placeholders of secrets; ids, names and public halves of keys may be typed. */
const secret =
  /YOUR_(?!(?:[A-Z0-9]+_)*(?:PUBLIC|CONSUMER|CORPUS)_KEY)(?:[A-Z0-9]+_)*(?:PASSWORD|SECRET|TOKEN|KEY)(?![A-Z0-9_])/;

/** Secrets in commands on destination pages: the shell's history keeps them. */
export function secretProblems(page: Page): readonly Problem[] {
  const samples = page.file.includes('/destinations/') ? samplesOf(page) : [];
  const lines = samples
    .filter(({language}) => language === 'bash')
    .flatMap((sample) => sample.code.split('\n').map((text, index) => ({text, line: sample.line + index + 1})));
  const allowed = 'a prompt of the command, or `read -rs NAME` in a block of its own and then "$NAME"';
  return lines.flatMap(({text, line}) => {
    const word = secret.exec(text)?.[0];
    const found = `the secret ${word} in a command, which the shell's history keeps`;
    return word ? {file: page.file, line, found, allowed} : [];
  });
}
