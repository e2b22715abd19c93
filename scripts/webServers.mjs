import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

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

const folders = () => [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'];

const find = (file) =>
  path.isAbsolute(file)
    ? [file].find((each) => fs.existsSync(each))
    : folders()
        .map((folder) => path.join(folder, file))
        .find((each) => fs.existsSync(each));

const missing = () => wanted.filter(({file}) => !find(file));

/**
 * Finds the web servers, or installs Debian's packages when that is allowed here.
 *
 * @returns {{nginx: string, modules: string, caddy: string}} the programs, and the folder of nginx's modules
 * @throws {Error} that names what is missing
 */
export function requireWebServers() {
  if (missing().length > 0 && process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get')) {
    const packages = missing().map(({debian}) => debian);
    console.log(`Installing ${packages.join(', ')} with apt-get`);
    const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
    execFileSync('apt-get', ['update', '-qq'], {stdio: 'inherit', env});
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env,
    });
  }
  const absent = missing();
  if (absent.length > 0) {
    const names = absent.map(({what, debian}) => `${what} (Debian: ${debian})`).join(', ');
    throw new Error(`The serving rules are tested on real web servers. Missing here: ${names}. Install them.`);
  }
  const [nginx, module, caddy] = wanted.map(({file}) => find(file) ?? '');
  return {nginx, modules: path.dirname(module), caddy};
}
