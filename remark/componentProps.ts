import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {componentFindings} from '../content/components/check';
import {usesIn} from '../content/components/uses';
import {FindingsError} from '../content/findings';
import {fileFromRoot} from '../content/sources';
import {versionOf} from '../content/versions';

/**
 * Remark step: checks every component of a page, its props and their values against the registry, before anything is
 * expanded.
 *
 * @throws FindingsError with file, line, what was found and what is allowed
 */
export default function componentProps() {
  return (tree: Root, vfile: VFile): void => {
    const file = fileFromRoot(vfile.path);
    const findings = componentFindings(usesIn(tree), {file, version: versionOf(file)});
    if (findings.length > 0) {
      throw new FindingsError('components are not used as allowed', findings);
    }
  };
}
