import {createJiti} from 'jiti';

const brand = await createJiti(import.meta.url).import('../content/siteBrand.ts', {default: true});
const own = [brand.siteUrl, brand.appUrl, brand.apiUrl].map((url) => new URL(url).host.replaceAll('.', '\\.'));

/** `npm run links`: linkinator checks the links of built pages to other sites. */
export default {
  serverRoot: 'build',
  // Pages are served from this machine under their file names; the build has checked the links between them.
  skip: ['^http://localhost(?!.*\\.html$)', '[./]example(?:[./:]|$)', ...own],
  // A site that refuses to say may have the page.
  statusCodes: {'4xx': 'ok', '5xx': 'ok', 404: 'error', 410: 'error'},
  concurrency: 8,
  timeout: 20_000,
  verbosity: 'error',
};
