import type {Brand} from '../content/brandSchema';

/** Change the ID whenever the text changes, so that readers who closed the previous bar see the new one. */
export const announcementId = 'add-to-cart-2026';

/** The announcement bar above docs and blog. */
export const announcement = ({baseUrl}: Brand) => ({
  id: announcementId,
  content: `New in the next version: <a href="${baseUrl}docs/next/event-add-to-cart">add-to-cart events</a>`,
});
