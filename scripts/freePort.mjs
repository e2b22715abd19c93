import net from 'node:net';

/** Where the next search begins: another place in each process. */
let next = 12_000 + (process.pid % 1000) * 16;

/** @param {number} port */
const isFree = (port) =>
  new Promise((resolve) => {
    const server = net.createServer().once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });

/**
 * A port of this machine that nothing listens on. It is below those that systems give to connections and to servers that
 * take any: one of them could be taken again before the program that it is for listens on it.
 *
 * @returns {Promise<number>}
 */
export async function freePort() {
  while (!(await isFree(next))) {
    next += 1;
  }
  next += 1;
  return next - 1;
}
