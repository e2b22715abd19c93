import path from 'node:path';
import {requireFiles} from './debian.mjs';

/** What the tests of the serving rules run, with Debian's package of each. */
const wanted = [
  {what: 'nginx', file: 'nginx', debian: 'nginx-light'},
  {
    what: 'nginx’s brotli module',
    file: '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
    debian: 'libnginx-mod-http-brotli-static',
  },
  {what: 'Caddy', file: 'caddy', debian: 'caddy'},
];

/**
 * Finds the web servers, or installs Debian's packages when that is allowed here.
 *
 * @returns {{nginx: string, modules: string, caddy: string}} the programs, and the folder of nginx's modules
 * @throws {Error} that names what is missing
 */
export function requireWebServers() {
  const [nginx, module, caddy] = requireFiles(wanted, 'The serving rules are tested on real web servers.');
  return {nginx, modules: path.dirname(module), caddy};
}
