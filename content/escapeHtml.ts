/** Escapes text for HTML or XML element content only: quotes stay, because code is full of them. */
export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Escapes text for HTML or XML element content and double-quoted attributes. */
export const escapeHtml = (text: string): string => escapeText(text).replaceAll('"', '&quot;');
