import {type ChildProcess, spawn} from 'node:child_process';
import fs from 'node:fs';
import type http from 'node:http';
import path from 'node:path';
import {caddyConfig} from '../../deploy/caddy';
import {nginxConfig} from '../../deploy/nginx';
import type {Rules} from '../../deploy/rules';
import {createSiteServer, listen} from '../../scripts/server';
import {requireWebServers} from '../../scripts/webServers.mjs';
import {freePort} from '../../scripts/freePort.mjs';
import {answers} from '../ports';

/** A server of the site that runs on this machine. */
export type Running = {name: string; port: number; stop: () => Promise<void> | void};

/** What is served: a folder that holds the build where the rules say, and a folder for what servers write. */
export type Place = {rules: Rules; build: string; root: string; scratch: string};

/** Starts a program and waits until it answers; what it said is in the error when it ends instead. */
async function start(name: string, port: number, child: ChildProcess): Promise<Running> {
  const said: string[] = [];
  child.stderr?.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  const end = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  while (!(await answers(port))) {
    if (child.exitCode !== null) {
      throw new Error(`${name} did not start:\n${said.join('')}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    name,
    port,
    stop: async () => {
      child.kill();
      await end;
    },
  };
}

async function startNginx({rules, root, scratch}: Place): Promise<Running> {
  const {nginx, modules} = requireWebServers();
  const port = await freePort();
  const file = path.join(scratch, 'nginx.conf');
  fs.writeFileSync(file, nginxConfig(rules, {listen: `127.0.0.1:${port}`, root, modules, scratch}));
  return start('nginx', port, spawn(nginx, ['-c', file, '-e', 'stderr', '-g', 'daemon off;']));
}

async function startCaddy({rules, root, scratch}: Place): Promise<Running> {
  const {caddy} = requireWebServers();
  const port = await freePort();
  const file = path.join(scratch, 'Caddyfile');
  fs.writeFileSync(file, caddyConfig(rules));
  const env = {
    ...process.env,
    SITE_ADDRESS: `http://127.0.0.1:${port}`,
    SITE_ROOT: root,
    HOME: scratch,
    XDG_DATA_HOME: scratch,
    XDG_CONFIG_HOME: scratch,
  };
  return start('caddy', port, spawn(caddy, ['run', '--config', file, '--adapter', 'caddyfile'], {env}));
}

async function startOwn({rules, build}: Place): Promise<Running> {
  const server: http.Server = createSiteServer(build, rules);
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return {name: 'npm run site', port: await listen(server, 4380), stop};
}

/** Starts nginx, Caddy and the site's own server over the same files, by the same rules. */
export const startAll = (place: Place): Promise<Running[]> =>
  Promise.all([startOwn(place), startNginx(place), startCaddy(place)]);
