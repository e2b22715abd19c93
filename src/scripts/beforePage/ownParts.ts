import {keep} from './notice';

/* What works without React: the theme and the announcement. */

const {dataset} = document.documentElement;

const themeSwitch = '[class*=olorModeToggle] button';

/** Controls that need no scripts of the bundle. */
export const ownControls = `${themeSwitch},.theme-announcement-bar .close`;

/** Sets the theme, in the names of its switches, too: the build knows only the light one. */
export function setTheme(theme: string | undefined): void {
  // One that is neither light nor dark, from storage or from the address, would hide both logos.
  const name = theme === 'dark' ? theme : 'light';
  dataset.theme = dataset.themeChoice = name;
  document.querySelectorAll(themeSwitch).forEach((button) =>
    ['title', 'aria-label'].forEach((label) => {
      button.setAttribute(label, (button.getAttribute(label) ?? '').replace(/\w+(?= mode\)?$)/, name));
    }),
  );
  window.SamplePlayer?.init();
}

/** Does what one of them is for. */
export function answer(control: Element): void {
  if (control.matches(themeSwitch)) {
    const theme = dataset.theme === 'dark' ? 'light' : 'dark';
    setTheme(theme);
    keep('theme', theme);
  } else {
    // Without the id, the theme would take the bar for a new one.
    keep('docusaurus.announcement.id', announcementId);
    keep('docusaurus.announcement.dismiss', 'true');
    dataset.announcementBarInitiallyDismissed = 'true';
  }
}

/** Enables what the build left disabled because it needs scripts, and names the theme. */
export function prepare(): void {
  setTheme(dataset.theme);
  document
    .querySelectorAll<HTMLButtonElement>(`.control,th input,${themeSwitch}`)
    .forEach((control) => (control.disabled = false));
}
