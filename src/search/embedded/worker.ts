import type {SearchResult} from '../types';
import {engines} from './engines';
import type {Call, Reply} from './protocol';

const engineOf = engines();

async function answer(call: Call, show: (result: SearchResult) => void): Promise<unknown> {
  const engine = await engineOf(call.tags);
  switch (call.kind) {
    case 'prepare':
      return engine.warm();
    case 'search': {
      const {result, withTexts} = engine.search(call.request);
      show(result);
      show(await withTexts());
      return undefined;
    }
    case 'suggest':
      return engine.suggest(call.request);
  }
}

self.addEventListener('message', ({data: call}: MessageEvent<Call>) => {
  const {id} = call;
  const reply = (message: Reply) => self.postMessage(message);
  answer(call, (result) => reply({id, result})).then(
    (value) => reply({id, value}),
    (error: unknown) => reply({id, error: String(error)}),
  );
});
