/* What `react-dom/client` is for readers: Preact's, and what React does where a page is not what was rendered. */
import {options} from 'preact';
import {createRoot, hydrateRoot as hydrate} from 'preact/compat/client';

// The published name of its hook for an element that the page does not have. Readers get the element; a test that hears
// of it fails.
options.__m = ({type}) => console.error(`The page has no <${String(type)}> where its parts have one.`);

/** Takes over what the page shows. */
export function hydrateRoot(container, app) {
  // The page for unknown addresses stands below every address, and the parts of an address may be others than its own.
  if (!container.querySelector('[data-any-address]')) {
    return hydrate(container, app);
  }
  container.replaceChildren();
  const root = createRoot(container);
  root.render(app);
  return root;
}

export {createRoot};

export default {createRoot, hydrateRoot};
