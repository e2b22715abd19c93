import {engines} from './engines';
import type {Call, Reply} from './protocol';

const engineOf = engines();

async function answer(call: Call): Promise<unknown> {
  const engine = await engineOf(call.tags);
  switch (call.kind) {
    case 'prepare':
      return engine.warm();
    case 'search':
      return Promise.all(call.requests.map((request) => engine.search(request)));
    case 'suggest':
      return engine.suggest(call.request);
  }
}

self.addEventListener('message', ({data}: MessageEvent<Call>) => {
  const reply = (message: Reply) => self.postMessage(message);
  answer(data).then(
    (value) => reply({id: data.id, value}),
    (error: unknown) => reply({id: data.id, error: String(error)}),
  );
});
