import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const leftOut = new Set(['node_modules', 'build', '.docusaurus', '.cache', '.git', 'test-results', 'tests']);

/** A copy of the project without its history, to be changed and built. */
export class Scratch {
  readonly folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-scratch-'));

  constructor() {
    for (const name of fs.readdirSync('.')) {
      if (!leftOut.has(name)) {
        fs.cpSync(name, path.join(this.folder, name), {recursive: true});
      }
    }
    fs.symlinkSync(path.resolve('node_modules'), path.join(this.folder, 'node_modules'));
  }

  /** Changes a file, builds, and puts the file back. */
  buildWith(file: string, change: (text: string) => string): {ok: boolean; output: string} {
    const target = path.join(this.folder, file);
    const before = fs.readFileSync(target, 'utf8');
    const changed = change(before);
    if (changed === before) {
      throw new Error(`the change does nothing to ${file}`);
    }
    fs.writeFileSync(target, changed);
    try {
      return this.build();
    } finally {
      fs.writeFileSync(target, before);
    }
  }

  /** Builds as CI does, with these settings. */
  build(settings: Record<string, string> = {}): {ok: boolean; output: string} {
    const {status, stdout, stderr} = spawnSync(
      process.execPath,
      ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
      {
        cwd: this.folder,
        encoding: 'utf8',
        maxBuffer: 1 << 26,
        env: {
          ...process.env,
          ...settings,
          CI: 'true',
          DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
          NO_COLOR: '1',
          FORCE_COLOR: '0',
        },
      },
    );
    return {ok: status === 0, output: `${stdout}\n${stderr}`};
  }

  remove(): void {
    fs.rmSync(this.folder, {recursive: true, force: true});
  }
}
