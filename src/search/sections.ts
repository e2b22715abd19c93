import {docsSets, sectionOf} from '../../content/docsSets';

/** Sections of what is not docs. */
export const otherSections = {blog: 'Blog', site: 'Site'} as const;

/** The parts of the site by which results are grouped and narrowed: the sets of docs by the names that readers know. */
export const sections: readonly string[] = [...new Set(docsSets.map(sectionOf)), ...Object.values(otherSections)];
