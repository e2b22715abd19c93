import type {Page} from '../../../content/pages';
import type {Problem} from '../../../content/problems';
import {samplesOf} from './sample';

/** Placeholders for secrets; IDs, names, and public keys aren't secret. */
const secret =
  /YOUR_(?!(?:[A-Z0-9]+_)*(?:PUBLIC|CONSUMER|CORPUS)_KEY)(?:[A-Z0-9]+_)*(?:PASSWORD|SECRET|TOKEN|KEY)(?![A-Z0-9_])/;

/** Reports secrets in commands on destination pages, because the shell history stores them. */
export function secretProblems(page: Page): readonly Problem[] {
  const samples = page.file.includes('/destinations/') ? samplesOf(page) : [];
  const lines = samples
    .filter(({language}) => language === 'bash')
    .flatMap((sample) => sample.code.split('\n').map((text, index) => ({text, line: sample.line + index + 1})));
  const allowed = 'a prompt, or `read -rs NAME` in its own code block and then "$NAME"';
  return lines.flatMap(({text, line}) => {
    const word = secret.exec(text)?.[0];
    const found = `the secret ${word} in a command, which the shell's history keeps`;
    return word ? {file: page.file, line, found, allowed} : [];
  });
}
