import {type Finding, placeAt} from '../../content/findings';
import {jsonErrorPosition} from './samples/data';

/** The finding for a file of lists in JSON that does not parse, with the place that the parser names. */
export function jsonProblem(text: string, file: string): Finding[] {
  try {
    JSON.parse(text);
    return [];
  } catch (error) {
    // A comma too many is what moves about most, and some parsers read over it.
    const comma = text.search(/,(?=\s*[\]}])/);
    const offset = comma === -1 ? jsonErrorPosition(text, (error as Error).message) : comma;
    const found = 'JSON that does not parse';
    const allowed = 'a comma between two entries and none behind the last, texts in double quotes';
    return [{file, ...placeAt(text, offset), found, allowed}];
  }
}
