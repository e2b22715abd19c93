/** The site's base, put in by the build. */
declare const baseUrl: string;

/** The id of the announcement, put in by the build; empty when there is none. */
declare const announcementId: string;

/** The name of the latest docs version, put in by the build. */
declare const latestVersion: string;

/** Where the package for browsers without `:focus-visible` is served, put in by the build. */
declare const focusVisibleFile: string;

/** An element, and how to find the one that React draws in its place. */
type Place = {element: Element; selector?: string; index?: number};

/** What a reader did before the page was alive, and to what. */
type Held = {event: Event; place: Place};

/** What `beforePage` hands over to the bundle. */
type FirstUse = {
  held: Held[];
  /** Where the pointer went down last. */
  pressed?: Element;
  /** While what was held is being done: events that are not to be held again. */
  isReplaying: boolean;
  /** Nothing more is held back: the page is alive, or will never be. */
  over: () => void;
  /** Says above the page what went wrong. */
  tell: (what: string) => void;
  /** Whether the sheet of the whole site has come; there is no promise before it is asked for. */
  styled?: Promise<boolean>;
  setTheme: (theme: string | undefined) => void;
  /** Notes where an element is; set by the bundle, before React draws anything again. */
  placeOf?: (element: Element) => Place;
};

interface Window {
  /** The queue that the pixel reads: what pages push before and after it has loaded. */
  analyticsLayer?: unknown[];
  /** Set by `beforePage` until the page is alive. */
  firstUse?: FirstUse;
}
