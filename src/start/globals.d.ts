/** The site's base path, defined by `plugins/page-scripts`. */
declare const baseUrl: string;

/** The id of the announcement, or an empty string; defined by `plugins/page-scripts`. */
declare const announcementId: string;

/** The name of the latest docs version, defined by `plugins/page-scripts`. */
declare const latestVersion: string;

/** An element, and how to find its replacement once React renders it. */
type ElementPosition = {element: Element; selector: string; index: number};

/** An event to dispatch after hydration; for a field, with the value that was typed. */
type HeldEvent = ElementPosition & {event: Event; value?: string};

/** A pending copy that waits for its text. */
type HeldCopy = {resolve: (text: string | Promise<string>) => void; written: Promise<void>};

interface Window {
  /** The queue that the pixel reads. Pages push to it before and after the pixel loads. */
  analyticsLayer?: unknown[];
  /** Pending copies of held clicks, in order. */
  siteCopies?: HeldCopy[];
  /** Set by `starter.ts` until the page has hydrated. */
  siteStart?: {held: readonly HeldEvent[]; finish: () => void; focused: () => ElementPosition | undefined};
}
