import type {HtmlTagObject} from '@docusaurus/types';
import type {Brand} from '../content/brandSchema';

/** Give the bar another id with another text: readers who closed the old one see it again. */
export const announcementId = 'add-to-cart-2026';

/** The bar above docs and blog. */
export const announcement = ({baseUrl}: Brand) => ({
  id: announcementId,
  content: `New in the next version: <a href="${baseUrl}docs/next/event-add-to-cart">add-to-cart events</a>`,
});

/**
 * Forgets the dismissal of an older bar before the page is drawn. The theme does it after hydration,
 * when its own style keeps hiding the bar.
 */
export const announcementReset: HtmlTagObject = {
  tagName: 'script',
  attributes: {},
  innerHTML: `try{if(localStorage.getItem('docusaurus.announcement.id')!=='${announcementId}')localStorage.removeItem('docusaurus.announcement.dismiss')}catch(e){}`,
};
