import fs from 'node:fs';
import {withPicture} from './maintaining/rooms';

/** `npm run architecture`: draws the rooms anew from their imports. */
const file = 'maintaining/architecture.md';
fs.writeFileSync(file, withPicture(fs.readFileSync(file, 'utf8')));
console.log(`${file} is written.`);
