import fs from 'node:fs';
import path from 'node:path';
import {decode, encode} from 'fast-png';
import pixelmatch from 'pixelmatch';

/** A picture that is not as it was accepted, and the share of its points that differ; 1 where it is new, gone or resized. */
export type Change = {file: string; kind: 'changed' | 'new' | 'gone' | 'resized'; share: number};

const pictures = (folder: string): string[] =>
  fs.existsSync(folder) ? fs.readdirSync(folder).filter((file) => file.endsWith('.png')) : [];

/** The points of a picture in four channels; browsers save three where nothing shows through. */
function pointsOf(file: string) {
  const {width, height, channels, data} = decode(fs.readFileSync(file));
  const points = new Uint8Array(width * height * 4).fill(255);
  for (let point = 0; point < width * height; point++) {
    points.set(data.subarray(point * channels, (point + 1) * channels), point * 4);
  }
  return {width, height, points};
}

function compareOne(file: string, accepted: string, current: string, differences: string): Change | undefined {
  const before = pointsOf(path.join(accepted, file));
  const {width, height, points} = pointsOf(path.join(current, file));
  if (before.width !== width || before.height !== height) {
    return {file, kind: 'resized', share: 1};
  }
  const data = new Uint8Array(points.length);
  const count = pixelmatch(before.points, points, data, width, height, {threshold: 0.05});
  if (count === 0) {
    return undefined;
  }
  fs.writeFileSync(path.join(differences, file), encode({width, height, data, channels: 4}));
  return {file, kind: 'changed', share: count / (width * height)};
}

/**
 * Compares pictures with those accepted last.
 *
 * @param accepted folder of the accepted pictures
 * @param current folder of the pictures of now
 * @param differences folder into which a picture of each difference goes; what was in it is removed
 * @returns what is not as it was, the largest difference first
 */
export function compare(accepted: string, current: string, differences: string): Change[] {
  fs.rmSync(differences, {recursive: true, force: true});
  fs.mkdirSync(differences, {recursive: true});
  const [before, now] = [new Set(pictures(accepted)), pictures(current)];
  const changes = now.flatMap((file): Change[] => {
    if (!before.delete(file)) {
      return [{file, kind: 'new', share: 1}];
    }
    const change = compareOne(file, accepted, current, differences);
    return change ? [change] : [];
  });
  const gone = [...before].map((file): Change => ({file, kind: 'gone', share: 1}));
  return [...changes, ...gone].sort((one, other) => other.share - one.share || one.file.localeCompare(other.file));
}

/** Changes as lines to read: `12.40 %  docs_faq.390-dark.png`. */
export const listed = (changes: readonly Change[]): string[] =>
  changes.map(
    ({file, kind, share}) => `${kind === 'changed' ? `${(share * 100).toFixed(2)} %` : kind}`.padStart(8) + `  ${file}`,
  );
