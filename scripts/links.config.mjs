import {createJiti} from 'jiti';

const brand = await createJiti(import.meta.url).import('../content/siteBrand.ts', {default: true});
const own = [brand.siteUrl, brand.appUrl, brand.apiUrl].map((url) => new URL(url).host.replaceAll('.', '\\.'));

/** `npm run links`: linkinator checks the external links on built pages. */
export default {
  serverRoot: 'build',
  // Pages are served locally by their file names; the build has already checked internal links.
  skip: ['^http://localhost(?!.*\\.html$)', '[./]example(?:[./:]|$)', ...own],
  // A page can exist even if its site returns another error, for example to block bots.
  statusCodes: {'4xx': 'ok', '5xx': 'ok', 404: 'error', 410: 'error'},
  concurrency: 8,
  timeout: 20_000,
  verbosity: 'error',
};
