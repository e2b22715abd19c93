import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {compare, listed} from '../../scripts/contactSheet/compare';
import {shapes, shoot} from '../../scripts/contactSheet/shoot';
import {listen} from '../../scripts/server';

/** Small pictures are enough to see a color change. */
const widths = [80, 160];

/** Two pages that share a token; only one of them uses it. */
function tinySite() {
  let accent = '#00677f';
  const pages: Record<string, string> = {'/one': '<p>Accent</p>', '/two': '<h1>Ink</h1>'};
  const server = http.createServer(({url = ''}, response) => {
    const style = `<style>:root{--accent:${accent}}p{height:99px;background:var(--accent)}</style>`;
    response.setHeader('content-type', 'text/html').end(`<!doctype html><title>.</title>${style}${pages[url] ?? ''}`);
  });
  return {server, paths: Object.keys(pages), setAccent: (value: string) => (accent = value)};
}

test('the contact sheet lists the pictures that a changed token changes, and no others', async ({browser}) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'contact-sheet-'));
  const accepted = path.join(folder, 'accepted');
  const current = path.join(folder, 'current');
  const differences = path.join(folder, 'differences');
  const {server, paths, setAccent} = tinySite();
  const origin = `http://localhost:${await listen(server, 4750)}`;
  await shoot(browser, origin, paths, accepted, widths);
  fs.cpSync(accepted, current, {recursive: true});
  expect(compare(accepted, current, differences)).toEqual([]);

  setAccent('#a8201a');
  await shoot(browser, origin, paths, current, widths);
  const changes = compare(accepted, current, differences);
  expect(changes.map(({file, kind}) => `${kind} ${file}`).sort()).toEqual(
    shapes(widths)
      .map((shape) => `changed one.${shape}.png`)
      .sort(),
  );
  expect(listed(changes)[0]).toMatch(/^ +\d+\.\d\d % {2}one\./);
  expect(fs.readdirSync(differences).sort()).toEqual(changes.map(({file}) => file).sort());

  fs.renameSync(path.join(current, 'two.80-light.png'), path.join(current, 'three.80-light.png'));
  expect(listed(compare(accepted, current, differences)).slice(0, 2)).toEqual([
    '     new  three.80-light.png',
    '    gone  two.80-light.png',
  ]);
  server.closeAllConnections();
  server.close();
  fs.rmSync(folder, {recursive: true});
});
