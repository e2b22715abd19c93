/** The site's base, put in by the build. */
declare const baseUrl: string;

interface Window {
  /** The queue that the pixel reads: what pages push before and after it has loaded. */
  analyticsLayer?: unknown[];
}
