import {readPages} from '../content/pages';
import {openPoints, openPointsReport} from './openPoints';

/** Lists what the product team has not confirmed yet: what pages claim, and what they ask. */
console.log(openPointsReport(openPoints(readPages())));
