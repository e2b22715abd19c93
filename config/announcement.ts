import type {HtmlTagObject} from '@docusaurus/types';
import type {Brand} from '../content/brandSchema';

/** Change the ID whenever the text changes, so that readers who closed the previous bar see the new one. */
export const announcementId = 'add-to-cart-2026';

/** The announcement bar above docs and blog. */
export const announcement = ({baseUrl}: Brand) => ({
  id: announcementId,
  content: `New in the next version: <a href="${baseUrl}docs/next/event-add-to-cart">add-to-cart events</a>`,
});

/**
 * Resets the dismissal of an earlier bar before the first paint. The theme does this only after hydration, while its
 * own style keeps hiding the bar.
 */
export const announcementReset: HtmlTagObject = {
  tagName: 'script',
  attributes: {},
  innerHTML: `try{if(localStorage.getItem('docusaurus.announcement.id')!=='${announcementId}')localStorage.removeItem('docusaurus.announcement.dismiss')}catch(e){}`,
};
