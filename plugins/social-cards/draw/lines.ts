/** Room for a text: its width, its height in sizes of the type, and the sizes from the wanted to the smallest. */
export type Room = {width: number; height: number; sizes: {from: number; to: number; step: number}};

/** A text broken into lines that fit the room at a size. */
export type Fitted = {size: number; lines: string[]};

/** Width of a text at size 1. */
export type Measure = (text: string) => number;

function breakAt(words: readonly string[], limit: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && measure(longer) <= limit) {
      lines[lines.length - 1] = longer;
    } else {
      lines.push(word);
    }
  }
  return lines;
}

const widest = (lines: readonly string[], measure: Measure) => Math.max(...lines.map(measure));

/** Narrows the lines as far as their number allows, so that none is left with a single short word. */
function balance(words: readonly string[], limit: number, measure: Measure): string[] {
  let best = breakAt(words, limit, measure);
  for (let width = limit * 0.96; width > limit * 0.4; width -= limit * 0.04) {
    const narrower = breakAt(words, width, measure);
    if (narrower.length > best.length || widest(narrower, measure) > limit) {
      break;
    }
    best = narrower;
  }
  return best;
}

/** Cuts a line that is too wide short with an ellipsis, after a word where there is one near. */
export function shorten(line: string, limit: number, measure: Measure): string {
  if (measure(line) <= limit) {
    return line;
  }
  const letters = [...line];
  const cut = () => `${letters.join('').trimEnd()}…`;
  while (letters.length > 1 && measure(cut()) > limit) {
    letters.pop();
  }
  const words = letters.join('').replace(/\s+\S*$/, '');
  return words.length > letters.length * 0.6 ? `${words}…` : cut();
}

/**
 * Breaks a text into lines at the largest size at which it fits; at the smallest size what is too long ends with an
 * ellipsis.
 */
export function fit(text: string, room: Room, measure: Measure): Fitted {
  const known = new Map<string, number>();
  const measured: Measure = (part) => {
    const width = known.get(part) ?? measure(part);
    known.set(part, width);
    return width;
  };
  const words = text.split(/\s+/).filter(Boolean);
  const {from, to, step} = room.sizes;
  for (let size = from; size >= to; size -= step) {
    const limit = room.width / size;
    const lines = breakAt(words, limit, measured);
    if (lines.length * size <= room.height && lines.every((line) => measured(line) <= limit)) {
      return {size, lines: balance(words, limit, measured)};
    }
  }
  const limit = room.width / to;
  const lines = breakAt(words, limit, measured);
  const last = Math.floor(room.height / to) - 1;
  const kept = [...lines.slice(0, last), lines.slice(last).join(' ')].filter(Boolean);
  return {size: to, lines: kept.map((line) => shorten(line, limit, measured))};
}
