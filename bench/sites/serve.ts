import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import zlib from 'node:zlib';
import sirv from 'sirv';
import {listen} from '../../scripts/server';

/** As a web server or a CDN compresses. */
const quality = {params: {[zlib.constants.BROTLI_PARAM_QUALITY]: 9}};

const isText = /\.(?:js|mjs|css|svg|json)$/;

/** Files of an output that a visit to one page can ask for: all texts, and of the pages only that one. */
function textsOf(folder: string, route: string): string[] {
  const address = route.replace(/\/$/, '');
  const pages = [address, `${address}.html`, `${address}/index.html`].filter((file) => file.endsWith('.html'));
  const files = fs.readdirSync(folder, {recursive: true}) as string[];
  return [...files.filter((file) => isText.test(file)), ...pages.filter((file) => fs.existsSync(folder + file))];
}

/**
 * Serves a site on this machine, compressed by brotli 9, with addresses as its files are named: with and without
 * `.html`, and with a folder's `index.html`.
 *
 * @param route the page that is going to be opened; others are served as they are
 * @returns its origin, and what ends it
 */
export async function serve(folder: string, route: string): Promise<{origin: string; close: () => void}> {
  for (const file of textsOf(folder, route)) {
    const name = path.join(folder, file);
    fs.writeFileSync(`${name}.br`, zlib.brotliCompressSync(fs.readFileSync(name), quality));
  }
  const server = http.createServer(sirv(folder, {brotli: true, maxAge: 31_536_000, immutable: true}));
  const port = await listen(server, 4610);
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return {origin: `http://localhost:${port}`, close};
}
