/**
 * Until when `/.well-known/security.txt` holds: at most a year ahead. Before that day, see that the address is still
 * read and set the next one. `npm run launch-check` fails from 30 days before.
 */
export const securityContactExpires = '2027-10-31';
