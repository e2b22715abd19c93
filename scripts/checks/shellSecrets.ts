import type {Finding} from '../../content/findings';
import type {Page} from '../../content/pages';
import {samplesOf} from './samples/sample';

/** Placeholders of secrets. Ids, names and public halves of keys may be typed. */
const secret = /YOUR_(?:[A-Z0-9]+_)*(?:PASSWORD|SECRET|TOKEN|KEY)(?![A-Z0-9_])/g;
const harmless = /(?:PUBLIC|CONSUMER|CORPUS)_KEY$/;

const isDestination = ({file}: Page) => /\/destinations\/[^/]+\.mdx$/.test(file);

/** Finds shell samples of destination pages that make the reader type a secret into a command, and so into the shell's history. */
export const shellSecretFindings = (pages: readonly Page[]): Finding[] =>
  pages
    .filter(isDestination)
    .flatMap(samplesOf)
    .filter(({language}) => language === 'bash')
    .flatMap(({file, line, code}) =>
      code.split('\n').flatMap((text, index) =>
        [...text.matchAll(secret)]
          .filter(([word]) => !harmless.test(word))
          .map(([word]) => ({
            file,
            line: line + index + 1,
            found: `the secret ${word} in a command, which the shell's history keeps`,
            allowed: 'a prompt of the command, or `read -rs NAME` in a block of its own and then "$NAME"',
          })),
      ),
    );
