import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Hashes of what pages hold inline, as a policy names them, sorted. */
export type Inline = {scripts: string[]; styles: string[]; styleAttributes: string[]};

const scripts = /<script\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/script>/gi;
const styles = /<style\b(?:[^>"']|"[^"]*"|'[^']*')*>([\s\S]*?)<\/style>/gi;
const styleAttributes = /<[a-z](?:[^>"']|"[^"]*"|'[^']*')*?\sstyle=(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/gi;

const isData = (attributes: string) => /\btype=["']?application\/(?:ld\+)?json\b/i.test(attributes);

const entities: Record<string, string> = {quot: '"', '#39': "'", '#x27': "'", apos: "'", lt: '<', gt: '>', amp: '&'};
const decoded = (value: string) =>
  value.replace(/&(quot|#39|#x27|apos|lt|gt|amp);/g, (_, name: string) => entities[name] ?? '');

const hashOf = (text: string) => `'sha256-${crypto.createHash('sha256').update(text).digest('base64')}'`;
const hashes = (texts: ReadonlySet<string>) => [...texts].map(hashOf).sort();

/**
 * Hashes of inline scripts, styles and style attributes of pages, so that the policy allows these and no others.
 * Scripts that hold data (JSON-LD) don't run and need none.
 *
 * @param pages texts of HTML files
 */
export function inlineOf(pages: Iterable<string>): Inline {
  const found = {scripts: new Set<string>(), styles: new Set<string>(), styleAttributes: new Set<string>()};
  for (const html of pages) {
    for (const [, attributes = '', text = ''] of html.matchAll(scripts)) {
      if (text && !isData(attributes)) {
        found.scripts.add(text);
      }
    }
    const markup = html.replace(scripts, '');
    for (const [, text = ''] of markup.matchAll(styles)) {
      found.styles.add(text);
    }
    for (const [, double, single, bare] of markup.replace(styles, '').matchAll(styleAttributes)) {
      found.styleAttributes.add(decoded(double ?? single ?? bare ?? ''));
    }
  }
  return {
    scripts: hashes(found.scripts),
    styles: hashes(found.styles),
    styleAttributes: hashes(found.styleAttributes),
  };
}

/** All pages of a build, one after the other, without those that have a policy of their own. */
export function* pagesOf(folder: string, leftOut: readonly string[]): Generator<string> {
  for (const name of fs.readdirSync(folder, {recursive: true, encoding: 'utf8'}).sort()) {
    if (name.endsWith('.html') && !leftOut.includes(name)) {
      yield fs.readFileSync(path.join(folder, name), 'utf8');
    }
  }
}
