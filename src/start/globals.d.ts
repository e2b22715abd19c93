/** The site's base path, defined by `plugins/page-scripts`. */
declare const baseUrl: string;

/** The id of the announcement, or an empty string; defined by `plugins/page-scripts`. */
declare const announcementId: string;

/** The name of the latest docs version, defined by `plugins/page-scripts`. */
declare const latestVersion: string;

/** An element, and how to find the one that React renders in its place. */
type ElementPosition = {element: Element; selector: string; index: number};

/** An event to dispatch after hydration; for a field, the value that was typed. */
type HeldEvent = ElementPosition & {event: Event; value?: string};

/** A copy that waits for its text. */
type HeldCopy = {give: (text: string | Promise<string>) => void; written: Promise<void>};

interface Window {
  /** The queue that the pixel reads: what pages push before and after it has loaded. */
  analyticsLayer?: unknown[];
  /** Those of held clicks, in their order. */
  siteCopies?: HeldCopy[];
  /** Set by `starter.ts` until the page has hydrated. */
  siteStart?: {held: readonly HeldEvent[]; finish: () => void; focused: () => ElementPosition | undefined};
}
