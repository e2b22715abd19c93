import fs from 'node:fs';

/** How often it is looked at, in milliseconds. */
const pause = 500;

const pageSize = 4096;

/** Parent of each process that there is; a process that ends meanwhile is left out. */
function parents(): Map<number, number> {
  const found = new Map<number, number>();
  for (const name of fs.readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
    try {
      // The name in brackets may hold blanks; state and parent come after it.
      const [, parent] = fs.readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
      found.set(Number(name), Number(parent));
    } catch {
      continue;
    }
  }
  return found;
}

function residentBytes(pid: number): number {
  try {
    return Number(fs.readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * pageSize;
  } catch {
    return 0;
  }
}

/** Memory of a process and of all that it has started. */
function treeBytes(root: number): number {
  const all = parents();
  const inTree = (pid: number): boolean => pid === root || (all.has(pid) && inTree(all.get(pid) ?? 0));
  return [...all.keys()].filter(inTree).reduce((sum, pid) => sum + residentBytes(pid), 0);
}

/**
 * Watches the resident memory of a process and of all that it starts, on Linux. Pages that two of them share count twice.
 *
 * @returns ends the watch and says what it was at most, in MB
 */
export function watchMemory(pid: number): () => number {
  let most = 0;
  const look = () => (most = Math.max(most, treeBytes(pid)));
  const timer = setInterval(look, pause);
  look();
  return () => {
    clearInterval(timer);
    return most / 1e6;
  };
}
