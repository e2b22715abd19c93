/** A package as the lock file has it, as far as it matters here. */
type Locked = {
  name?: string;
  version?: string;
  license?: string;
  integrity?: string;
  dev?: boolean;
  optional?: boolean;
  dependencies?: Readonly<Record<string, string>>;
  optionalDependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
};

/** A lock file, as far as it matters here: packages by the folder in which they are installed. */
export type Lock = {name: string; version?: string; packages: Readonly<Record<string, Locked>>};

const nameOf = (place: string, {name}: Locked) => name ?? place.replace(/^.*node_modules\//, '');

const referenceOf = (place: string, locked: Locked) => `${nameOf(place, locked)}@${locked.version}`;

/** The address of a package in the form that all lists share (package URL). */
const purlOf = (place: string, locked: Locked) =>
  `pkg:npm/${nameOf(place, locked).replace('@', '%40')}@${encodeURIComponent(locked.version ?? '')}`;

/** One name of SPDX, or an expression of several. */
const licensesOf = (license: string) =>
  / (?:OR|AND|WITH) /.test(license) ? [{expression: license.replace(/^\((.*)\)$/, '$1')}] : [{license: {id: license}}];

function hashOf(integrity: string) {
  const [algorithm = '', content = ''] = integrity.split('-', 2);
  return {alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(content, 'base64').toString('hex')};
}

function componentOf(place: string, locked: Locked) {
  return {
    type: 'library',
    'bom-ref': referenceOf(place, locked),
    name: nameOf(place, locked),
    version: locked.version,
    scope: locked.optional ? 'optional' : 'required',
    ...(locked.integrity && {hashes: [hashOf(locked.integrity)]}),
    ...(locked.license && {licenses: licensesOf(locked.license)}),
    purl: purlOf(place, locked),
  };
}

/** Where a package finds another: in its own folder of packages, or in that of a folder above. */
function placeOf(packages: Lock['packages'], from: string, name: string): string | undefined {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const place = `${at === '' ? '' : `${at}/`}node_modules/${name}`;
    if (packages[place] || at === '') {
      return packages[place] && place;
    }
  }
}

const byReference = (one: {[key: string]: unknown}, other: {[key: string]: unknown}) =>
  String(one['bom-ref'] ?? one.ref) < String(other['bom-ref'] ?? other.ref) ? -1 : 1;

/**
 * The list of what the site and its build are made of, as CycloneDX has it: all packages of the lock file but those for
 * tests alone. It is the same for the same lock file: no time, no number drawn by lot.
 *
 * npm has a command for it (`npm sbom`), which leaves out each package that tests need, too, React among them, and
 * refuses a tree in which one package asks for an older one than there is.
 *
 * @param lock what `package-lock.json` holds
 */
export function sbomOf({name, version, packages}: Lock) {
  const shipped = Object.entries(packages).filter(([place, {dev}]) => place !== '' && !dev);
  const references = new Map(shipped.map(([place, locked]) => [place, referenceOf(place, locked)]));
  const needsOf = (place: string, {dependencies, optionalDependencies, peerDependencies}: Locked) =>
    Object.keys({...dependencies, ...optionalDependencies, ...peerDependencies})
      .flatMap((need) => references.get(placeOf(packages, place, need) ?? '') ?? [])
      .sort();
  // A package may be installed in several folders: it is one component.
  const components = new Map(
    shipped.map(([place, locked]) => [referenceOf(place, locked), componentOf(place, locked)]),
  );
  const needs = new Map<string, Set<string>>();
  for (const [place, locked] of [['', packages[''] ?? {}] as const, ...shipped]) {
    const ref = references.get(place) ?? `${name}@${version}`;
    needs.set(ref, new Set([...(needs.get(ref) ?? []), ...needsOf(place, locked)]));
  }
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {component: {type: 'application', 'bom-ref': `${name}@${version}`, name, version}},
    components: [...components.values()].sort(byReference),
    dependencies: [...needs].map(([ref, on]) => ({ref, dependsOn: [...on].sort()})).sort(byReference),
  };
}
