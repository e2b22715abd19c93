import type {Finding} from '../../content/findings';
import type {Page} from '../../content/pages';
import {type Sample, lineAt, samplesOf} from './samples/sample';
import {readScript} from './samples/shellCommands';

/** Something that a sample creates: `system` is the product in which its name has to be its own. */
type Created = {system: string; kind: string; name: string; file: string; line: number};

const isDestination = ({file}: Page) => /\/destinations\/[^/]+\.mdx$/.test(file);

const statement =
  /^[ \t]*CREATE\s+(?:OR\s+REPLACE\s+)?(USER|ROLE|LOGIN|WAREHOUSE|DATABASE|NETWORK\s+POLICY)\s+(?:IF\s+NOT\s+EXISTS\s+)?([^\s;(]+)/gim;

/** Users and roles are one kind, as some engines keep them in one list. */
const kindOf = (word: string) =>
  /^(?:user|role|login)$/i.test(word) ? 'user or role' : word.toLowerCase().replace(/\s+/g, ' ');

const bare = (name: string) => name.replace(/["'`[\]]/g, '').toLowerCase();

function createdInSql(code: string, system: string, {file, line}: Sample, from = 1): Created[] {
  return [...code.matchAll(statement)].map(({1: kind = '', 2: name = '', index}) => ({
    system,
    kind: kindOf(kind),
    name: bare(name),
    file,
    line: line + from - 1 + lineAt(code, index),
  }));
}

/** Commands that create something with a name, by their first words, and the option that holds it; none: the next word. */
const commands: readonly {words: string; system: string; kind: string; option?: string}[] = [
  {words: 'aws iam create-user', system: 'AWS', kind: 'user', option: '--user-name'},
  {words: 'aws iam create-role', system: 'AWS', kind: 'role', option: '--role-name'},
  {words: 'aws iam create-policy', system: 'AWS', kind: 'policy', option: '--policy-name'},
  {words: 'aws s3api create-bucket', system: 'AWS', kind: 'bucket', option: '--bucket'},
  {words: 'aws s3 mb', system: 'AWS', kind: 'bucket'},
  {words: 'gcloud iam service-accounts create', system: 'Google Cloud', kind: 'service account'},
  {words: 'gcloud iam roles create', system: 'Google Cloud', kind: 'role'},
  {words: 'gcloud storage buckets create', system: 'Google Cloud', kind: 'bucket'},
];

function createdInShell(sample: Sample): Created[] {
  const {code, file, line} = sample;
  return readScript(code).commands.flatMap(({words, line: at}) => {
    if (words[0] === 'duckdb') {
      return words.flatMap((word) => createdInSql(word, 'duckdb', sample, at));
    }
    const known = commands.find((command) => `${words.join(' ')} `.startsWith(`${command.words} `));
    const place = known?.option ? words.indexOf(known.option) + 1 : known?.words.split(' ').length;
    const name = place && words[place];
    return known && name ? [{system: known.system, kind: known.kind, name, file, line: line + at}] : [];
  });
}

/** A name that the reader fills in, or that an earlier line holds, is not one that two pages share. */
const isOwn = ({name}: Created) => !/your_|\$/i.test(name);

function createdOn(page: Page): Created[] {
  return samplesOf(page)
    .flatMap((sample) => {
      if (sample.language === 'bash') {
        return createdInShell(sample);
      }
      const {dialect} = sample.attributes;
      return sample.language === 'sql' && dialect ? createdInSql(sample.code, dialect, sample) : [];
    })
    .filter(isOwn);
}

/**
 * Finds destination pages of a docs version whose samples create the same user, role, database, warehouse, policy,
 * service account or bucket in the same product: the clean-up of one page would then end the other's integration.
 */
export function sharedNameFindings(pages: readonly Page[]): Finding[] {
  const first = new Map<string, Created>();
  return pages.filter(isDestination).flatMap((page) =>
    createdOn(page).flatMap((created) => {
      const {system, kind, name, file, line} = created;
      const key = [page.version?.folder, system, kind, name].join('\n');
      const other = first.get(key) ?? created;
      first.set(key, other);
      return other.file === file
        ? []
        : [
            {
              file,
              line,
              found: `the ${kind} ${name}, which ${other.file}:${other.line} creates in ${system} as well`,
              allowed: 'a name that no other destination page uses, so that each can be removed alone',
            },
          ];
    }),
  );
}
