// Preloaded into a build (`node --import`): shifts the clock by 400 days and blocks the network.
import dns from 'node:dns';
import {syncBuiltinESMExports} from 'node:module';
import net from 'node:net';

const later = (400 * 24 + 13) * 3_600_000;
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    super(...(parts.length === 0 ? [RealDate.now() + later] : parts));
  }

  static now() {
    return RealDate.now() + later;
  }
};

const refuse = () => {
  throw new Error('the build uses the network');
};

net.Socket.prototype.connect = refuse;
dns.lookup = refuse;
dns.promises.lookup = refuse;
syncBuiltinESMExports();
