import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Preview} from '../../src/sections/Preview';

/** A description of each section and its use, in 50 to 160 characters, by path. `src/sections/Preview` renders it. */
const descriptions: Readonly<Record<string, string>> = {
  'Home/CallToAction': 'The last section of the home and campaign pages: two ways to start.',
  'Home/Framework': 'Links to the steps for each platform and framework. Part of the first step on the campaign page.',
  'Home/Logo': 'The brand’s mark in the colors of the theme, as an icon and as a drawing. Only on this page.',
  'Home/Native': 'The snippet from the installation page, with numbered notes. On the home page and the campaign page.',
  'Home/Platforms': 'A template, and the page that a recognized visitor and an unknown one see. On the home page.',
  'Home/Platforms/FoxFact':
    'A field note with a drawing of a fox: how to recognize a fox, and a good personalized page. Only on this page.',
  'Home/Showcase':
    'Apps that open web pages, and where to get them. They’re examples, not partners. Only on this page.',
  'Home/Watch':
    'Three samples: a lead and an opt-in form that switch states, and a personalized headline. On the campaign page.',
  'Home/components/Section':
    'The frame of every section on the home page: a title with content below or beside it, on one of three backgrounds.',
  'Home/components/SectionTitle':
    'A section’s heading in its two sizes, with the sentence that follows. Used by every section.',
  'Home/components/ThemeImage':
    'A picture with a light and a dark version. The browser loads only the one that fits the theme.',
  'Landing/Hero':
    'The first screen of the campaign page: what the pixel is for, two ways to start, and a page with the lead it produces.',
  'Landing/Hero/Devices':
    'A campaign page with the pixel in its head, and a line from there to the lead record. Part of the campaign hero.',
  'Landing/Hero/FloorBackground':
    'A baseline for drawings: a ruler with ticks, as wide as the drawing. Only on this page.',
  'Landing/Hero/GridBackground':
    'A background for drawings in both themes: the graph paper of a notebook. Only on this page.',
};

/** Returns a section's name from its path: `Home/Platforms/FoxFact` becomes `Fox fact`. */
const nameOf = (path: string) =>
  path.replace(/^.*\//, '').replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Adds a route for each section preview. */
export default function previewRoutes({baseUrl}: LoadContext): Plugin {
  return {
    name: 'preview-routes',
    contentLoaded({actions}) {
      for (const [path, description] of Object.entries(descriptions)) {
        const props: Preview = {path, name: nameOf(path), description};
        actions.addRoute({path: baseUrl + path, component: '@site/src/sections/Preview', exact: true, props});
      }
    },
  };
}
