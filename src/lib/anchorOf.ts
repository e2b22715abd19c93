/** Decodes part of a URL. Returns it unchanged if it has an invalid escape. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Returns the element ID that a URL hash points to. */
export const anchorOf = (hash: string): string => decoded(hash.slice(1));
