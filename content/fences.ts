import type {Finding} from './findings';

type Fence = {line: number; marker: string};

const fenceLine = /^[\s>]*(?<marker>`{3,}|~{3,})(?<info>.*)$/;

/**
 * Blocks of code that nothing ends: the next block begins inside them, or the page is over. Everything below one is
 * misread, so a page is not read further where there is one.
 *
 * @param text of the page, front matter left out, with the line numbers of the file
 */
export function fenceFindings(file: string, text: string): Finding[] {
  const found: Finding[] = [];
  let open: Fence | undefined;
  const miss = ({line, marker}: Fence, where: string) =>
    found.push({
      file,
      line,
      found: `a block of code without an end before ${where}`,
      allowed: `a line of ${marker} alone below the code`,
    });
  text.split('\n').forEach((each, index) => {
    const {marker = '', info = ''} = fenceLine.exec(each)?.groups ?? {};
    const next = {line: index + 1, marker};
    // Backticks with text and backticks again are code in a line.
    if (!marker || (marker.startsWith('`') && info.includes('`'))) {
      return;
    }
    const isSame = marker[0] === open?.marker[0];
    if (!open) {
      open = next;
    } else if (isSame && info.trim() === '' && marker.length >= open.marker.length) {
      open = undefined;
    } else if (isSame && info.trim() !== '' && marker.length === open.marker.length) {
      miss(open, `the one in line ${next.line}`);
      open = next;
    }
  });
  if (open) {
    miss(open, 'the page is over');
  }
  return found;
}
