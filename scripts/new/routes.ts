import fs from 'node:fs';
import {addressOf} from '../../content/links';
import {contractFile, readRouteContract} from '../../content/routeContract';
import type {DocsVersion} from '../../content/versions';

/**
 * Puts the addresses of pages among those that must exist.
 *
 * @param version Next or the latest version: pages of older ones are in the contract as they are
 * @param ids the pages' ids
 */
export function enterRoutes(version: DocsVersion, ids: readonly string[]): void {
  const contract = readRouteContract();
  const group = version.status === 'unreleased' ? 'next' : 'current';
  const routes = new Set([...contract[group], ...ids.map((id) => addressOf({version, id}))]);
  fs.writeFileSync(contractFile, `${JSON.stringify({...contract, [group]: [...routes].sort()}, null, 2)}\n`);
}
