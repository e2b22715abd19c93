import {stripVTControlCharacters} from 'node:util';

/**
 * Whether a line of a stack is of a package or of Node itself: it tells a writer nothing. Frames of the project's own
 * code stay.
 */
export const isForeignFrame = (line) =>
  /^\s+at .*(?:node_modules|\(node:|\(index \d+\)|\(<anonymous>\))/.test(stripVTControlCharacters(line));
