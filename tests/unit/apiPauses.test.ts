import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, test} from 'vitest';
import brand from '../../content/siteBrand';
import {environment, folderWith, installed, run, sampleNamed} from './apiSamples';
import {LocalApi} from './localApi';

const api = new LocalApi();
beforeAll(() => api.start());
afterAll(() => api.stop());

/** A client's files, what makes its clock tell each pause in place of waiting, and how the sample is started. */
type Timed = {needs: string[]; files: string[]; clock: [name: string, text: string]; command: string[]};

const timed: Record<string, Timed> = {
  bash: {
    needs: ['bash', 'curl', 'jq'],
    files: ['call.sh', 'list-domains.sh'],
    clock: ['sleep', '#!/bin/sh\necho "pause $1" >&2\n'],
    command: ['bash', 'list-domains.sh'],
  },
  node: {
    needs: [],
    files: ['client.mjs', 'list-domains.mjs'],
    clock: [
      'clock.mjs',
      `import {syncBuiltinESMExports} from 'node:module';
      import timers from 'node:timers/promises';
      timers.setTimeout = async (pause) => console.error('pause', pause / 1000);
      syncBuiltinESMExports();`,
    ],
    command: [process.execPath, '--import', './clock.mjs', 'list-domains.mjs'],
  },
  python: {
    needs: ['python3'],
    files: ['client.py', 'list_domains.py'],
    clock: [
      'sitecustomize.py',
      'import sys, time\ntime.sleep = lambda pause: print("pause", pause, file=sys.stderr)\n',
    ],
    command: ['python3', 'list_domains.py'],
  },
};

for (const [language, {needs, files, clock, command}] of Object.entries(timed)) {
  if (installed(...needs)) {
    test(`${language}: pauses are about 2, 4 and 8 seconds, with a random part`, async () => {
      const samples = Object.fromEntries(files.map((file) => [file, sampleNamed('graphql/clients', file)]));
      const folder = folderWith({...samples, [clock[0]]: clock[1]});
      fs.chmodSync(path.join(folder, clock[0]), 0o755);
      const {[`${brand.slugUpper}_RETRY_SECONDS`]: _, ...env} = environment(api.url);
      api.willAnswer({code: 500});

      const own = {...env, PATH: `${folder}:${env.PATH}`, PYTHONPATH: folder};
      const {stderr} = await run(command, folder, own);
      const pauses = [...stderr.matchAll(/^pause ([\d.]+)$/gm)].map(([, seconds]) => Number(seconds));
      assert.equal(pauses.length, 3, stderr);
      pauses.forEach((pause, index) => {
        const middle = 2 * 2 ** index;
        assert.ok(pause >= middle / 2 && pause <= middle * 1.5, pauses.join(', '));
      });
      assert.ok(
        pauses.some((pause) => !Number.isInteger(pause)),
        'a part of each pause is random',
      );
      fs.rmSync(folder, {recursive: true});
    });
  }
}
