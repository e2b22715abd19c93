import {getSwcJsMinimizerOptions, rspack} from '@docusaurus/faster';
import {nothingToDo} from './message';

/** The bundler's runtime, which holds the hashes of all chunks. */
const runtime = /runtime~main\.[^/]+\.js$/;

const {SwcJsMinimizerRspackPlugin: Minimizer} = rspack;

/**
 * Names the variables of the runtime by turns. The generator's minimizer gives the shortest names to the letters that a
 * script has most of, and in the runtime these come from hashes of chunks that are not final yet, and that differ when
 * the bundler takes a part from its cache. The names then differ from those of a build from nothing, with them the hash
 * of the runtime, and with that every page.
 *
 * @param given the minimizers of the generator; none when it was told not to minimize
 * @returns what comes before those
 * @throws Error when none of them is for scripts
 */
export function runtimeNames(given: readonly unknown[] = []) {
  if (given.length > 0 && !given.some((each) => each instanceof Minimizer)) {
    throw nothingToDo('runtime names', '`SwcJsMinimizerRspackPlugin`', 'optimization.minimizer');
  }
  // The types know neither this option nor those that the generator gives.
  const minimizerOptions: object = {...getSwcJsMinimizerOptions(), mangle: {disableCharFreq: true}};
  const minimizer = new Minimizer({include: runtime, minimizerOptions});
  return [{apply: (compiler: unknown) => minimizer.apply(compiler as Parameters<typeof minimizer.apply>[0])}];
}
