import type {SearchFilters} from '../types';
import type {PackedPage} from './records';

/** Whether a page passes filters. */
export function passes(page: Pick<PackedPage, 'language' | 'tag' | 'section'>, filters: SearchFilters): boolean {
  const {language = page.language, tag = page.tag, section = page.section} = filters;
  return page.language === language && (page.tag === tag || !page.tag.startsWith('docs-')) && page.section === section;
}
