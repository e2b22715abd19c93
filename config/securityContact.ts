/**
 * Expiration date of `/.well-known/security.txt`, at most a year ahead. Before that date, make sure that somebody still
 * reads the address, and set a later date. `npm run launch-check` fails 30 days before it expires.
 */
export const securityContactExpires = '2027-10-31';
