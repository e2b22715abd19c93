/* Part of the inline starter: the theme button and the announcement's close button, until the page has hydrated. */
import {store} from '../lib/store';

const themeToggle = '[class*=olorModeToggle] button';
const announcementClose = '.theme-announcement-bar .close';

const {dataset} = document.documentElement;

/** Whether a control works without the bundle, by `handleControl`. */
export const isHandledControl = (control: Element): boolean => control.matches(`${themeToggle},${announcementClose}`);

/** Sets the theme, and names it in the labels of the theme button, as the theme does. */
export function setTheme(theme: string | undefined | null = dataset.theme): void {
  const name = theme === 'dark' ? 'dark' : 'light';
  dataset.theme = dataset.themeChoice = name;
  document.querySelectorAll(themeToggle).forEach((button) =>
    ['title', 'aria-label'].forEach((attribute) => {
      const label = button.getAttribute(attribute) ?? '';
      button.setAttribute(attribute, label.replace(/\w+(?= mode\)?$)/, name));
    }),
  );
  window.SamplePlayer?.init();
}

/** Toggles the color mode or closes the announcement, as the theme does once it has hydrated. */
export function handleControl(control: Element): void {
  if (control.matches(themeToggle)) {
    setTheme(dataset.theme === 'dark' ? 'light' : 'dark');
    store('theme', dataset.theme ?? 'light');
  } else {
    store('docusaurus.announcement.id', announcementId);
    store('docusaurus.announcement.dismiss', 'true');
    dataset.announcementBarInitiallyDismissed = 'true';
  }
}
