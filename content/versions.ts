import released from '../versions.json';

/** `latest` is what `/docs` shows; `unreleased` is Next; `older` is kept for its readers. */
export type VersionStatus = 'latest' | 'unreleased' | 'older';

export type DocsVersion = {
  /** As the generator names it: `current` for Next. */
  name: string;
  label: string;
  status: VersionStatus;
  /** Folder of its pages, from the repository's root. */
  folder: string;
  /** File of its sidebars, from the repository's root. */
  sidebars: string;
  /** Address below which its pages are. */
  path: string;
};

/**
 * The versions of the docs. This is the one place that decides which is the latest: the first in `versions.json`, which
 * the generator writes when a version is cut.
 *
 * @param names the released versions, newest first
 * @returns Next, then the latest, then older ones
 * @throws Error when there is no released version
 */
export function versionsFrom(names: readonly string[]): DocsVersion[] {
  if (names.length === 0) {
    throw new Error('versions.json: found no version; allowed: released versions, newest first');
  }
  return [
    {name: 'current', label: 'Next', status: 'unreleased', folder: 'docs', sidebars: 'sidebars.ts', path: '/docs/next'},
    ...names.map((name, index) => ({
      name,
      label: name,
      status: index === 0 ? ('latest' as const) : ('older' as const),
      folder: `versioned_docs/version-${name}`,
      sidebars: `versioned_sidebars/version-${name}-sidebars.json`,
      path: index === 0 ? '/docs' : `/docs/${name}`,
    })),
  ];
}

/** All versions: Next, then the latest, then older ones. */
export const docsVersions: readonly DocsVersion[] = versionsFrom(released);

/** The pages that are being written, and what `/docs` shows. */
export const [nextVersion, latestVersion] = docsVersions as [DocsVersion, DocsVersion];

/** Every version but the latest: search engines don't list them, offline mode leaves them out. */
export const otherVersions = docsVersions.filter(({status}) => status !== 'latest');

/** Versions that are kept for their readers; nothing is added to them. */
export const olderVersions = docsVersions.filter(({status}) => status === 'older');

/**
 * The version that a file belongs to.
 *
 * @param file path from the repository's root, with slashes
 * @returns nothing for files outside the docs
 */
export const versionOf = (file: string): DocsVersion | undefined =>
  docsVersions.find(({folder}) => file.startsWith(`${folder}/`));

/**
 * The version that an address is below.
 *
 * @param route address without host, base, query and hash
 * @returns nothing for addresses outside the docs
 */
export const versionAt = (route: string): DocsVersion | undefined =>
  // The latest version's addresses begin those of all others.
  [...otherVersions, latestVersion].find(({path}) => route.startsWith(`${path}/`));

/** The name of a version's pages among search results: `docusaurus_tag` of the hosted service. */
export const tagOf = ({name}: Pick<DocsVersion, 'name'>): string => `docs-default-${name}`;
