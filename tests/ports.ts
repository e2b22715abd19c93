import net from 'node:net';

/** Whether something listens on a port of this machine. */
export const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => resolve(true));
    socket.on('error', () => resolve(false)).on('connect', () => socket.end());
    socket.setTimeout(1000, () => {
      socket.destroy();
      resolve(false);
    });
  });
