/** A part of an address, decoded; one that is no valid escape is taken as it is. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The id that the hash of an address leads to. */
export const anchorOf = (hash: string): string => decoded(hash.slice(1));
