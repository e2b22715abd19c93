import fs from 'node:fs';
import path from 'node:path';
import {spawnSync} from 'node:child_process';
import {stringify} from 'yaml';
import {contractFile} from '../../content/routeContract';
import brand from '../../content/siteBrand';
import {docsVersions, latestVersion} from '../../content/versions';
import {Scratch} from './scratch';

/** Where the other site is on its host. */
export const base = '/site/';

/** The versions that are released before the cut, the latest first. */
export const releasedBefore = docsVersions.filter(({status}) => status !== 'unreleased');

/** The version that is the latest before the cut. */
export const before = latestVersion;

/** The version that is cut in the copy: the next one. */
export const cutName = before.name.replace(/\d+$/, (last) => String(Number(last) + 1));

const cutFolder = `versioned_docs/version-${cutName}`;
const facts = '_facts/lead-fields.yaml';

/** A meaning that only the new version's facts have. */
export const newMeaning = 'A meaning that only the new version has';

type Category = {type?: string; label?: string; link?: object; items?: (string | Category)[]};

/** The result of a command in the copy. */
export type Said = {status: number | null; output: string};

/** A copy of the site that an owner has renamed, put under a path, and cut a version of. */
export class AnotherSite {
  readonly scratch = new Scratch();
  readonly build = path.join(this.scratch.folder, 'build');

  /** Runs `npm run version:cut` in the copy. */
  cut(name: string): Said {
    const {status, stdout, stderr} = spawnSync(
      process.execPath,
      ['node_modules/jiti/lib/jiti-cli.mjs', 'scripts/version-cut.ts', name],
      {
        cwd: this.scratch.folder,
        encoding: 'utf8',
        maxBuffer: 1 << 26,
      },
    );
    return {status, output: stdout + stderr};
  }

  /** All files of the copy that a cut could touch, with their sizes. */
  sources(): string[] {
    return ['docs', 'versioned_docs', 'versioned_sidebars', 'versions.json', 'sidebars.ts', contractFile].flatMap(
      (place) => {
        const at = path.join(this.scratch.folder, place);
        const names = fs.statSync(at).isFile() ? [''] : (fs.readdirSync(at, {recursive: true}) as string[]);
        return names
          .filter((name) => fs.statSync(path.join(at, name)).isFile())
          .map((name) => `${path.join(place, name)} ${fs.statSync(path.join(at, name)).size}`);
      },
    );
  }

  /** Gives a category an index that the generator makes, and its first page a list of cards. */
  private addCards(): {index: string; page: string} {
    const place = `versioned_sidebars/version-${cutName}-sidebars.json`;
    const sidebars = JSON.parse(this.scratch.read(place)) as Record<string, (string | Category)[]>;
    const category = sidebars.docs?.find((item): item is Category => typeof item !== 'string' && Boolean(item.items));
    const page = category?.items?.find((item) => typeof item === 'string');
    if (!category || !page) {
      throw new Error(`${place} has no category with pages`);
    }
    category.link = {
      type: 'generated-index',
      title: 'All pages',
      description: `All pages of ${category.label}.`,
      slug: '/all-pages',
    };
    this.scratch.change(place, () => JSON.stringify(sidebars));
    const list = "\nimport DocCardList from '@theme/DocCardList';\n\n<DocCardList />\n";
    this.scratch.change(`${cutFolder}/${page}.mdx`, (text) => text + list);
    return {index: `${base}docs/all-pages`, page: `${base}docs/${page}`};
  }

  /** Adds a page to Next whose file begins with a number, with links to pages of the latest version. */
  addNumbered(): void {
    const front = {title: 'First', description: 'A page whose file begins with a number, with links in both forms.'};
    const body = 'Read about [billing](/docs/billing) and <a href="/docs/faq">common questions</a>.';
    this.scratch.write('docs/parts/01-first.mdx', `---\n${stringify(front)}---\n\n${body}\n`);
  }

  /**
   * Renames the product, puts the site below a path, changes a fact of the new version, puts links to nowhere into a page,
   * in each form, and adds a page with each feature of Markdown and MDX, and lists of cards.
   *
   * @returns the addresses of both lists
   */
  change(): {index: string; page: string} {
    const {scratch} = this;
    scratch.change('brand.ts', (source) =>
      source
        .replaceAll(brand.name, 'Acme Lens')
        .replaceAll(brand.slug, 'acmelens')
        .replace("baseUrl: '/'", `baseUrl: '${base}'`),
    );
    scratch.change(`${cutFolder}/${facts}`, (text) => text.replace(/meaning: .*/, `meaning: ${newMeaning}`));
    const broken = '[Nowhere](/blog/nowhere) <a href="/blog/gone">Gone</a> [Lost](./lost.mdx)';
    scratch.change(`${cutFolder}/faq.mdx`, (text) => `${text}\n${broken}\n`);
    scratch.write('docs/features.mdx', fs.readFileSync('tests/build/features/features.mdx'));
    scratch.write('docs/features.module.css', '.box { color: inherit; }\n');
    const part = 'The imported part.\n\n## Heading of the part\n\n[Billing](../features.mdx)\n';
    scratch.write('docs/_features/part.mdx', part);
    scratch.write('docs/img/a b.png', fs.readFileSync('static/img/card.png'));
    return this.addCards();
  }

  /**
   * Leaves few pages in the released versions.
   *
   * @returns addresses of the pages taken away, in the version that is cut and in the one before
   */
  thin(): Set<string> {
    const gone = this.scratch.thin().map((address) => base + address.slice(1));
    return new Set([...gone, ...gone.map((address) => address.replace('/docs/', `/docs/${before.name}/`))]);
  }

  /** The text of a built file. */
  read(file: string): string {
    return fs.readFileSync(path.join(this.build, file), 'utf8');
  }

  /** All built files, from the build's folder. */
  files(): string[] {
    return fs
      .readdirSync(this.build, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(this.build, path.join(entry.parentPath, entry.name)));
  }
}
