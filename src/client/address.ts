/**
 * A part of an address in which every percent sign begins an escape that stands for text. The router and the theme
 * decode addresses and crash where that fails.
 *
 * @param part a path or a hash, as the browser has it
 * @returns the part itself, or with its percent signs escaped, so that it decodes to what was typed
 */
export function decodable(part: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return part.replaceAll('%', '%25');
  }
}

function mendAddress(): void {
  const {pathname, search, hash, href, origin} = window.location;
  const mended = origin + decodable(pathname) + search + decodable(hash);
  if (mended !== href) {
    window.history.replaceState(window.history.state, '', mended);
  }
}

// Before the router reads the address, and before it hears that a reader has changed it.
if (typeof window !== 'undefined') {
  mendAddress();
  window.addEventListener('popstate', mendAddress, {capture: true});
}
