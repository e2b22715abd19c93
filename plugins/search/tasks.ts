/** What readers come for, offered before anything is typed. Paths are below the site's root. */
export const tasks: readonly {title: string; path: string}[] = [
  {title: 'Install the pixel', path: '/docs/start-pixel-installation'},
  {title: 'Get your leads', path: '/docs/start-get-your-leads'},
  {title: 'Send leads to a destination', path: '/docs/intro-to-integrations'},
  {title: 'Ask visitors for consent', path: '/docs/consentguard/consentguard-overview'},
  {title: 'Make an API request', path: '/docs/intro-to-graphql'},
  {title: 'Exclude contacts', path: '/docs/intro-to-suppressing'},
];
