import {spawnSync} from 'node:child_process';
import {installPackages} from './prepare.mjs';

// Installs missing dependencies, builds the site, and serves it.
installPackages();
for (const command of [['scripts/build.mjs'], ['node_modules/jiti/lib/jiti-cli.mjs', 'scripts/serve.ts']]) {
  const {status} = spawnSync(process.execPath, command, {stdio: 'inherit'});
  if (status !== 0) {
    process.exit(status ?? 1);
  }
}
