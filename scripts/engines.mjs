import {execFileSync} from 'node:child_process';
import {findFile, requireFiles} from './debian.mjs';

/** What runs pages in Gecko and in WebKit, with Debian's package of each. */
const wanted = [
  {what: 'Firefox', file: findFile('firefox') ?? 'firefox-esr', debian: 'firefox-esr'},
  {what: 'WebKit’s driver', file: 'WebKitWebDriver', debian: 'webkit2gtk-driver'},
  {what: 'a screen without a screen', file: 'Xvfb', debian: 'xvfb'},
];

/** Puppeteer turns the screen with each new size of the window; Firefox can do that from here on. */
const oldestFirefox = 144;

/**
 * What is wrong with a Firefox; nothing when it can run the tests.
 *
 * @param {string} program its path
 * @param {string} said what it says of its version, such as `Mozilla Firefox 153.7.0esr`
 */
export function firefoxProblem(program, said) {
  const version = /\d+[\d.]*/.exec(said)?.[0] ?? '';
  return Number.parseInt(version, 10) >= oldestFirefox
    ? undefined
    : `Firefox ${oldestFirefox} or newer is needed, ${program} is ${version || 'none'}. Update it, then run the command again.`;
}

/**
 * Finds Firefox and WebKit, or installs Debian's packages when that is allowed here.
 *
 * @returns {{firefox: string, webKitDriver: string, xvfb: string}} the programs
 * @throws {Error} that names what is missing or too old
 */
export function requireEngines() {
  const [firefox, webKitDriver, xvfb] = requireFiles(
    wanted,
    'What readers do most is tested in three engines: Chromium, Firefox and WebKit.',
  );
  const problem = firefoxProblem(firefox, execFileSync(firefox, ['--version'], {encoding: 'utf8'}));
  if (problem) {
    throw new Error(problem);
  }
  return {firefox, webKitDriver, xvfb};
}
