import brand from '../../../content/siteBrand';
import type {Finding} from '../../../content/findings';
import type {Page} from '../../../content/pages';
import {lineAt, samplesOf} from '../samples/sample';

const reservedHost = /(?:^|\.)example(?:\.(?:com|net|org))?$/;

/** Addresses of service accounts, which belong to nobody. */
const machineHost = /\.iam\.gserviceaccount\.com$/;

const isInventedEmail = (email: string) => {
  const host = email.slice(email.indexOf('@') + 1).toLowerCase();
  return email === brand.supportEmail || reservedHost.test(host) || machineHost.test(host);
};

/** Networks that are kept for documentation, for the machine itself, and for "any address". */
const freeNetwork = /^(?:192\.0\.2|198\.51\.100|203\.0\.113|127\.0\.0|0\.0\.0|10\.\d+\.\d+|192\.168\.\d+)\./;

const isInventedPhone = (phone: string) => /20255501\d\d$/.test(phone.replace(/\D/g, ''));

type Kind = {pattern: RegExp; invented: (text: string) => boolean; name: string; allowed: string};

const kinds: readonly Kind[] = [
  {
    pattern: /[\w.+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+/gi,
    invented: isInventedEmail,
    name: 'email',
    allowed: 'an address below example.com',
  },
  {
    pattern:
      /(?<![\w-])(?:\+?1[ .-]?)?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}(?![\w-])|(?<![\w.-])1?[2-9]\d{2}555\d{4}(?![\w.-])/g,
    invented: isInventedPhone,
    name: 'phone number',
    allowed: '+1-202-555-0100 to 0199',
  },
];

const addressKind: Kind = {
  pattern: /(?<![\w.-])\d{1,3}(?:\.\d{1,3}){3}(?![\w.-])/g,
  invented: (text) => freeNetwork.test(text),
  name: 'IP address',
  allowed: '192.0.2.0/24, 198.51.100.0/24, 203.0.113.0/24',
};

function search({pattern, invented, name, allowed}: Kind, file: string, text: string, before = 0): Finding[] {
  return [...text.matchAll(pattern)]
    .filter(([match]) => !invented(match))
    .map(({0: match, index}) => ({
      file,
      line: before + lineAt(text, index),
      found: `the ${name} ${match}, which may be somebody's`,
      allowed,
    }));
}

/** Emails and phone numbers of a page, and addresses in its samples, that are not kept for documentation. */
export function inventedFindings(page: Page): Finding[] {
  // In prose, four numbers with periods between them are a version more often than an address.
  const inSamples = samplesOf(page).flatMap(({code, line}) => search(addressKind, page.file, code, line));
  return [...kinds.flatMap((kind) => search(kind, page.file, page.text)), ...inSamples];
}
