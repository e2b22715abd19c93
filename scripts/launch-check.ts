import {readPages} from '../content/pages';
import brand from '../content/siteBrand';
import {launchBlockers, securityBlockers} from './launch';

/** `npm run launch-check`: fails while anything blocks the launch. */
const blockers = [...launchBlockers(readPages(), brand), ...securityBlockers(new Date())];
blockers.forEach((blocker) => console.error(blocker));
console.log(blockers.length === 0 ? 'Nothing blocks the launch.' : `${blockers.length} blockers.`);
process.exitCode = blockers.length > 0 ? 1 : 0;
