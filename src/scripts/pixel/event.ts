/** What is sent of a page view: the documented fields, and no others. */
export type PageView = {
  event: 'pageview';
  websiteId: string;
  /** Address and title of the page, and the page before it; left out with `hipaa`. */
  url?: string;
  title?: string;
  referrer?: string;
  hipaa?: true;
} & Partial<Record<CustomKey, string>>;

const customKeys = ['custom_one', 'custom_two', 'custom_three', 'custom_four', 'custom_five'] as const;

type CustomKey = (typeof customKeys)[number];

/** A page as it is when its view is pushed. */
export type Visited = {address: string; referrer: string};

/** What a page pushed into the queue; anything can be in it. */
export type Pushed = Readonly<Record<string, unknown>>;

/** Whether something in the queue is an object, with keys to look at. */
export const isPushed = (item: unknown): item is Pushed => typeof item === 'object' && item !== null;

/** An address without query and hash: they hold what the reader searched for. */
const withoutQuery = (address: string) => address.replace(/[?#].*/, '');

/**
 * The page view to send.
 *
 * @param pushed the object from the queue
 * @param siteId the site's id, for objects without one
 * @param visited the page that it was pushed on
 * @param title the page's title; asked for late, as the title follows the address
 */
export function pageView(pushed: Pushed, siteId: string, visited: Visited, title: string): PageView {
  const custom = customKeys.flatMap((key) => (typeof pushed[key] === 'string' ? [[key, pushed[key]]] : []));
  const page =
    pushed.hipaa === true
      ? {hipaa: true as const}
      : {url: withoutQuery(visited.address), title, referrer: withoutQuery(visited.referrer)};
  return {event: 'pageview', websiteId: String(pushed.websiteId || siteId), ...page, ...Object.fromEntries(custom)};
}
