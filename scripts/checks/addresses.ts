import {isPageRoute, postAddresses} from '../../content/pageRoutes';
import {readRouteContract} from '../../content/routeContract';

/**
 * Whether the site has something at an address outside the docs: a page, a post, a route of the contract, or a file,
 * which the build makes or serves as it is.
 *
 * @param address without host, query and hash
 */
export const isAddress = (address: string): boolean =>
  isPageRoute(address) ||
  /\.\w+$/.test(address) ||
  Object.values(readRouteContract()).some((routes) => routes.includes(address)) ||
  postAddresses().includes(address);
