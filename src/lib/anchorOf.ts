/**
 * The id that a hash leads to.
 *
 * @param hash of an address; one that is no valid escape is taken as it is
 */
export function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
