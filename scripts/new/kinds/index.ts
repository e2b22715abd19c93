import {attribute} from './attribute';
import {destination} from './destination';
import {diagram} from './diagram';
import {guide} from './guide';
import {operation} from './operation';
import {post} from './post';

/** What can be made, by the word for it on the command line. */
export const kinds = {guide, destination, attribute, operation, post, diagram};
