import released from '../versions.json';

/** `latest` is served at `/docs`; `unreleased` is Next; `older` versions stay available at their number. */
export type VersionStatus = 'latest' | 'unreleased' | 'older';

export type DocsVersion = {
  /** Docusaurus's name for it: `current` for Next. */
  name: string;
  label: string;
  status: VersionStatus;
  /** Folder of its pages, from the repository's root. */
  folder: string;
  /** File of its sidebars, from the repository's root. */
  sidebars: string;
  /** Base path of its pages. */
  path: string;
};

/**
 * The docs versions. Only this function determines which is the latest: the first in `versions.json`, which Docusaurus
 * writes when a version is cut.
 *
 * @param names the released versions, newest first
 * @returns Next, then the latest version, then older versions
 * @throws Error when no version has been released
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

/** All versions: Next, then the latest version, then older versions. */
export const docsVersions: readonly DocsVersion[] = versionsFrom(released);

/** The version in progress, and the one at `/docs`. */
export const [nextVersion, latestVersion] = docsVersions as [DocsVersion, DocsVersion];

/** Every version but the latest: not indexed by search engines, and not saved for offline mode. */
export const otherVersions = docsVersions.filter(({status}) => status !== 'latest');

/** Earlier versions, which are frozen. */
export const olderVersions = docsVersions.filter(({status}) => status === 'older');

/**
 * Finds the version that a file belongs to.
 *
 * @param file path from the repository's root, with forward slashes
 * @returns undefined for files outside the docs
 */
export const versionOf = (file: string): DocsVersion | undefined =>
  docsVersions.find(({folder}) => file.startsWith(`${folder}/`));

/**
 * Finds the version that a route belongs to.
 *
 * @param route path without host, base URL, query, and hash
 * @returns undefined for routes outside the docs
 */
export const versionAt = (route: string): DocsVersion | undefined =>
  // The latest version's path is a prefix of all others.
  [...otherVersions, latestVersion].find(({path}) => route.startsWith(`${path}/`));

/** Search tag of a version's pages: `docusaurus_tag` in the hosted search service. */
export const tagOf = ({name}: Pick<DocsVersion, 'name'>): string => `docs-default-${name}`;
