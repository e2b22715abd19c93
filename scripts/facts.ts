import {readPages} from './checks/pages';
import {unverifiedPoints, unverifiedReport} from './checks/unverified';

/** Lists what the product team has not confirmed yet. */
console.log(unverifiedReport(unverifiedPoints(readPages('.'))));
