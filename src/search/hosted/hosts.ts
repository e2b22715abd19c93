/** A server as the service's clients name it. */
type Host = {url: string; accept: 'readWrite'; protocol: 'http' | 'https'};

/**
 * What tells a client of the service to ask a compatible server.
 *
 * @param address address of the server; empty for the service's own hosts
 */
export function hostsOf(address: string): {hosts?: Host[]} {
  if (address === '') {
    return {};
  }
  const {protocol, host, pathname} = new URL(address);
  const url = host + pathname.replace(/\/$/, '');
  return {hosts: [{url, accept: 'readWrite', protocol: protocol === 'http:' ? 'http' : 'https'}]};
}
