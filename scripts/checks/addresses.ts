import fs from 'node:fs';
import {FindingsError} from '../../content/findings';
import {isPageRoute, postAddresses} from '../../content/pageRoutes';
import {jsonProblem} from './jsonProblem';

/** The list of addresses that must exist, by part of the site. */
export const contractFile = 'content/routes.json';

/**
 * The addresses that must exist.
 *
 * @throws FindingsError with file, line and column when the list does not parse
 */
export function contractRoutes(): string[] {
  const text = fs.readFileSync(contractFile, 'utf8');
  const problem = jsonProblem(text, contractFile);
  if (problem.length > 0) {
    throw new FindingsError('the list of routes does not parse', problem);
  }
  return Object.values(JSON.parse(text) as Record<string, string[]>).flat();
}

/**
 * Whether the site has something at an address outside the docs: a page, a post, a route of the contract, or a file,
 * which the build makes or serves as it is.
 *
 * @param address without host, query and hash
 */
export const isAddress = (address: string): boolean =>
  isPageRoute(address) ||
  /\.\w+$/.test(address) ||
  contractRoutes().includes(address) ||
  postAddresses().includes(address);
