import fs from 'node:fs';

function read(file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/**
 * Whether a process runs.
 *
 * @param {number} pid
 */
export function isRunning(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs, and belongs to someone else.
    return error.code === 'EPERM';
  }
  // One that has ended stays in the table until its parent asks for it, and nobody may: Z says so.
  return !/\) Z /.test(read(`/proc/${pid}/stat`));
}

/** A process that is named in a lock and still runs. A process id comes again, so this one's own is a left-over. */
const holderIn = (text) =>
  text
    .split('\n')
    .map(Number)
    .find((pid) => pid > 0 && pid !== process.pid && isRunning(pid));

/** Puts a lock there with its content at once, so that nobody finds it empty. */
function put(file, text) {
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, text);
  try {
    fs.linkSync(draft, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') {
      return false;
    }
    throw error;
  } finally {
    fs.rmSync(draft);
  }
}

/**
 * Takes a lock for this process. A lock whose processes are all gone is taken over, so one that was killed is in nobody's
 * way.
 *
 * @param {string} file where the lock is; its folder exists
 * @returns {{share: (pid: number) => void, release: () => void}} `share` names one more process, which holds the lock
 *   even when this one is gone
 * @throws {Error} that names the process that holds the lock
 */
export function takeLock(file) {
  const own = `${process.pid}\n`;
  while (!put(file, own)) {
    const found = read(file);
    const holder = holderIn(found);
    if (holder) {
      throw new Error(
        `Another build is running here: process ${holder}. Wait for it, or end it. ` +
          `If that process is no build, remove ${file}.`,
      );
    }
    const left = `${file}.left.${process.pid}`;
    fs.renameSync(file, left);
    // Whoever was quicker may have put a lock of its own there in between: it gets that back.
    if (read(left) !== found) {
      put(file, read(left));
    }
    fs.rmSync(left);
  }
  return {
    share: (pid) => fs.appendFileSync(file, `${pid}\n`),
    release: () => fs.rmSync(file, {force: true}),
  };
}
