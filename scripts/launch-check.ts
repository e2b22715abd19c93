import {readPages} from '../content/pages';
import brand from '../content/siteBrand';
import {launchBlockers, securityBlockers} from './launch';

/** `npm run launch-check`: fails while anything keeps the site from going live. */
const blockers = [...launchBlockers(readPages(), brand), ...securityBlockers(new Date())];
blockers.forEach((blocker) => console.error(blocker));
console.log(blockers.length === 0 ? 'Nothing keeps the site from going live.' : `${blockers.length} points are open.`);
process.exitCode = blockers.length > 0 ? 1 : 0;
