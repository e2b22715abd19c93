import fs from 'node:fs';
import path from 'node:path';
import values from '../brand';
import {defineBrand} from './brandSchema';

/** The owner's values from `brand.ts`, checked, with those derived from them. */
export default defineBrand(values, fs.readFileSync(path.join(__dirname, '..', 'brand.ts'), 'utf8'));
