/* What `react-dom/client` is for readers: Preact's, and what React does where a page is not what was rendered. */
import {options} from 'preact';
import {createRoot, hydrateRoot as hydrate} from 'preact/compat/client';

// The published name of its hook for an element that the page does not have. Readers get the element; a test that hears
// of it fails.
options.__m = ({type}) => console.error(`The page has no <${String(type)}> where its parts have one.`);

const fail = options.__e;

/** A part that waits is no error (`src/components/Piece`). The published name of the hook for errors. */
options.__e = (thrown, ...where) => thrown?.then || fail(thrown, ...where);

/** Milliseconds after which no further part begins in the same task: a large one takes as long again. */
const most = 20;

/** Takes over what the page shows: the frames at once, then part after part, in short tasks. */
function takeOver(container, app) {
  const effects = [];
  const parts = [];
  // Effects tell parts that they run in a browser. None may hear it before all have taken over what was sent.
  options.requestAnimationFrame = (run) => effects.push(run);
  // Only while something is taken over do parts wait: what is drawn anew in between has nothing to keep.
  globalThis.pieces = parts;
  const root = hydrate(container, app);
  delete globalThis.pieces;
  // Timers would wait four milliseconds each.
  const {port1, port2} = new MessageChannel();
  const next = () => port2.postMessage(null);
  port1.onmessage = async () => {
    const end = performance.now() + most;
    globalThis.pieces = parts;
    while (parts[0] && performance.now() < end) {
      parts.shift()();
      // Preact draws what was asked for before this goes on.
      await null;
    }
    delete globalThis.pieces;
    if (parts[0]) {
      next();
    } else {
      port1.close();
      delete options.requestAnimationFrame;
      effects.forEach((run) => run());
    }
  };
  next();
  return root;
}

/** Takes over what the page shows. */
export function hydrateRoot(container, app) {
  // The page for unknown addresses stands below every address, and the parts of an address may be others than its own.
  if (!container.querySelector('[data-any-address]')) {
    return takeOver(container, app);
  }
  container.replaceChildren();
  const root = createRoot(container);
  root.render(app);
  return root;
}

export {createRoot};

export default {createRoot, hydrateRoot};
