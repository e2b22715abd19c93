import type {Note} from '..';

/** A step of the journey, and what you do there in a few words. */
type Step = Note & {short: string};

export const steps: readonly Step[] = [
  {
    title: 'Register',
    short: 'Accept your invite',
    to: '/docs/start-registration',
    text: 'Open the link in your invite, choose a password, and confirm your email.',
    result: 'You have an account and an organization.',
  },
  {
    title: 'Create a pixel',
    short: 'Name and domains',
    to: '/docs/start-create-a-pixel',
    text: 'Name the pixel, authorize your domains, and enter what a lead costs you today.',
    result: 'You see the snippet with your pixel ID.',
  },
  {
    title: 'Set up privacy',
    short: 'Consent and suppression',
    to: '/docs/privacy',
    text: 'Before anyone visits, install a consent banner if you need one, disclose the pixel, and import your customers into the suppression list.',
    result: 'Visitors are informed, and you don’t pay for people you already know.',
  },
  {
    title: 'Install the pixel',
    short: 'Paste the snippet',
    to: '/docs/start-pixel-installation',
    text: 'Paste the snippet into the head of every page, and publish.',
    result: 'Page views are recorded.',
  },
  {
    title: 'Verify the pixel',
    short: 'See a page view arrive',
    to: '/docs/start-pixel-installation#verify-the-installation',
    text: 'Select Verify Installation on the pixel’s screen, or look for a 200 in the Network tab.',
    result: 'You know that data is coming in.',
  },
  {
    title: 'Get your leads',
    short: 'View, search, and export',
    to: '/docs/start-get-your-leads',
    text: 'Open the list of leads, search and filter it, and request an export.',
    result: 'You’ve seen your first leads.',
  },
  {
    title: 'Deliver your leads',
    short: 'Connect a destination',
    to: '/docs/intro-to-integrations',
    text: 'Pick a destination, a stream, and a schedule.',
    result: 'New leads arrive where you work.',
  },
  {
    title: 'Personalize',
    short: 'Adapt a page’s text',
    to: '/docs/personalization/personalized-landing-pages',
    text: 'In one page’s copy, add a placeholder that has a fallback.',
    result: 'Recognized visitors see their own version, and everyone else sees the fallback.',
  },
];
