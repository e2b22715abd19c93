import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Preview} from '../../src/sections/Preview';

/** What each section is and where it is used, in 50 to 160 characters. `src/sections/Preview` renders it, by its path. */
const previews: readonly Preview[] = [
  {
    path: 'Home/CallToAction',
    name: 'Call to action',
    description: 'The last section of the home and campaign pages: two ways to start, beside the mark of the brand.',
  },
  {
    path: 'Home/Framework',
    name: 'Framework',
    description:
      'Where the snippet goes, by platform and framework, each a link to its steps. Part of the first step on the home page.',
  },
  {
    path: 'Home/Logo',
    name: 'Logo',
    description: 'The mark of the brand as a drawing, in the colors of the theme. Part of the call to action.',
  },
  {
    path: 'Home/Native',
    name: 'Native',
    description:
      'The snippet as the installation page has it, with numbered notes. On the home page and the campaign page.',
  },
  {
    path: 'Home/Platforms',
    name: 'Platforms',
    description: 'A template beside a phone with the page that an unknown visitor reads. On the home page.',
  },
  {
    path: 'Home/Platforms/FoxFact',
    name: 'Fox fact',
    description:
      'A field note with a drawn fox: how to tell a fox, and how to tell a personalized page. On no other page.',
  },
  {
    path: 'Home/Showcase',
    name: 'Showcase',
    description: 'Apps that open web pages, with where to get them: examples, not partners. On no other page.',
  },
  {
    path: 'Home/Watch',
    name: 'Watch',
    description:
      'Three samples to switch between states: a lead, an opt-in form and a personalized headline. On the campaign page.',
  },
  {
    path: 'Home/components/Section',
    name: 'Section',
    description:
      'The frame of every section on the home page: a rule, then the title, with the content below or beside it.',
  },
  {
    path: 'Home/components/SectionTitle',
    name: 'Section title',
    description: 'The heading of a section with the sentence that follows it, in its two sizes. Used by every section.',
  },
  {
    path: 'Home/components/ThemeImage',
    name: 'Theme image',
    description:
      'A picture with a light and a dark version, of which only the one that fits the theme is loaded and shown.',
  },
  {
    path: 'Landing/Hero',
    name: 'Campaign hero',
    description:
      'The first screen of the campaign page: what it is and for whom, two ways to start, and a lead record on squared paper.',
  },
  {
    path: 'Landing/Hero/Devices',
    name: 'Devices',
    description:
      'A campaign page on a computer and on a phone, with a leader to the pixel. Behind the lead record in the campaign hero.',
  },
  {
    path: 'Landing/Hero/FloorBackground',
    name: 'Floor background',
    description: 'The ground under a drawing: contour lines and a scale. Decoration at the foot of the campaign hero.',
  },
  {
    path: 'Landing/Hero/GridBackground',
    name: 'Grid background',
    description: 'The squared paper of a notebook, fading out downwards. Decoration behind the campaign hero.',
  },
];

/** Adds a route for each preview of a section. */
export default function previewRoutes({baseUrl}: LoadContext): Plugin {
  return {
    name: 'preview-routes',
    contentLoaded({actions}) {
      for (const preview of previews) {
        actions.addRoute({
          path: baseUrl + preview.path,
          component: '@site/src/sections/Preview',
          exact: true,
          props: preview,
        });
      }
    },
  };
}
