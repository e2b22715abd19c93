import {findFile, requireFiles} from './debian.mjs';

/** What runs pages in Gecko and in WebKit, with Debian's package of each. */
const wanted = [
  {what: 'Firefox', file: findFile('firefox') ?? 'firefox-esr', debian: 'firefox-esr'},
  {what: 'WebKit’s driver', file: 'WebKitWebDriver', debian: 'webkit2gtk-driver'},
  {what: 'a screen without a screen', file: 'Xvfb', debian: 'xvfb'},
];

/**
 * Finds Firefox and WebKit, or installs Debian's packages when that is allowed here.
 *
 * @returns {{firefox: string, webKitDriver: string, xvfb: string}} the programs
 * @throws {Error} that names what is missing
 */
export function requireEngines() {
  const [firefox, webKitDriver, xvfb] = requireFiles(
    wanted,
    'What readers do most is tested in three engines: Chromium, Firefox and WebKit.',
  );
  return {firefox, webKitDriver, xvfb};
}
