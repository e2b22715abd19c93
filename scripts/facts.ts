import {readPages} from '../content/pages';
import {unverifiedPoints, unverifiedReport} from './unverified';

/** Lists what the product team has not confirmed yet. */
console.log(unverifiedReport(unverifiedPoints(readPages())));
