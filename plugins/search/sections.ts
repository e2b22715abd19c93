import {docsSets, sectionOf} from '../../content/docsSets';

/** Sections of pages outside the docs. */
export const otherSections = {blog: 'Blog', site: 'Site'} as const;

/** The parts of the site by which results are filtered. */
export const sections: readonly string[] = [...new Set(docsSets.map(sectionOf)), ...Object.values(otherSections)];
