import zlib from 'node:zlib';
import {evaluate, withSynonyms} from './data.mjs';
import {libraries} from './libraries.mjs';

// Measures one library in a process of its own, so that memory is its own.
const heap = () => {
  globalThis.gc();
  globalThis.gc();
  return process.memoryUsage().heapUsed + process.memoryUsage().arrayBuffers;
};

const {served, load} = await libraries[process.argv[2]]();
const [index, code] = served.map((text) => zlib.brotliCompressSync(text).length);
const before = heap();
const start = performance.now();
const ask = await load();
await ask('kafka');
const first = performance.now() - start;
const memory = heap() - before;
const answers = await evaluate(ask);
// The site's own search has them built in.
const expanded = process.argv[2] === 'site' ? undefined : await evaluate(withSynonyms(ask));
console.log(JSON.stringify({index, code, first, memory, ...answers, expanded}));
