import type {Destination, DestinationCategory} from '../frontMatter/destination';

/** Whose overwrite sends everything again and clears nothing: what was sent is out of reach. */
const keeping: ReadonlySet<DestinationCategory> = new Set([
  'ads',
  'crm',
  'email-marketing',
  'messaging',
  'queue',
  'webhook',
]);

/**
 * Whether a full refresh with overwrite clears what was delivered before. Contact tools keep their contacts, queues
 * their messages and webhooks their requests, unless the page's facts say `overwriteClears`.
 */
export const overwriteClears = ({category, syncModes}: Pick<Destination, 'category' | 'syncModes'>): boolean =>
  syncModes.overwriteClears ?? !keeping.has(category);
