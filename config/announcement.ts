import type {HtmlTagObject} from '@docusaurus/types';
import type {Brand} from '../content/brandSchema';

const id = 'add-to-cart-2026';

/** The bar above docs and blog. Give it another id with another text: readers who closed the old one see it again. */
export const announcement = ({baseUrl}: Brand) => ({
  id,
  content: `New in the next version: <a href="${baseUrl}docs/next/event-add-to-cart">add-to-cart events</a>`,
  isCloseable: true,
});

/**
 * Forgets the dismissal of an older bar before the page is drawn. The theme does it after hydration,
 * when its own style keeps hiding the bar.
 */
export const announcementReset: HtmlTagObject = {
  tagName: 'script',
  attributes: {},
  innerHTML: `try{if(localStorage.getItem('docusaurus.announcement.id')!=='${id}')localStorage.removeItem('docusaurus.announcement.dismiss')}catch(e){}`,
};
