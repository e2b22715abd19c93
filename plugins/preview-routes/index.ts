import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Preview} from '../../src/sections/Preview';

/** What each section is and where it is used, in 50 to 160 characters. `src/sections/Preview` renders it, by its path. */
const descriptions: Readonly<Record<string, string>> = {
  'Home/CallToAction':
    'The last section of the home and campaign pages: two ways to start, beside the mark of the brand.',
  'Home/Framework':
    'Where the snippet goes, by platform and framework, each a link to its steps. Part of the first step on the campaign page.',
  'Home/Logo': 'The mark of the brand as a drawing, in the colors of the theme. Part of the call to action.',
  'Home/Native':
    'The snippet as the installation page has it, with numbered notes. On the home page and the campaign page.',
  'Home/Platforms': 'A template beside the page as a recognized and an unknown visitor read it. On the home page.',
  'Home/Platforms/FoxFact':
    'A field note with a drawn fox: how to tell a fox, and how to tell a personalized page. On no other page.',
  'Home/Showcase': 'Apps that open web pages, with where to get them: examples, not partners. On no other page.',
  'Home/Watch':
    'Three samples to switch between states: a lead, an opt-in form and a personalized headline. On the campaign page.',
  'Home/components/Section':
    'The frame of every section on the home page: a title with the content below or beside it, on one of three grounds.',
  'Home/components/SectionTitle':
    'The heading of a section with the sentence that follows it, in its two sizes. Used by every section.',
  'Home/components/ThemeImage':
    'A picture with a light and a dark version, of which only the one that fits the theme is loaded and shown.',
  'Landing/Hero':
    'The first screen of the campaign page: what it is and for whom, two ways to start, a page, its lead record, and where it is sent.',
  'Landing/Hero/Devices':
    'A campaign page with the pixel in its head, and a line from there to the lead record. Part of the campaign hero.',
  'Landing/Hero/FloorBackground':
    'The ground line of a drawing: a ruler with ticks, as wide as the drawing. On no other page.',
  'Landing/Hero/GridBackground':
    'The squared paper of a notebook, as a ground for drawings in both themes. On no other page.',
};

/** The name of a section, from its path: `Home/Platforms/FoxFact` is `Fox fact`. */
const nameOf = (path: string) =>
  path.replace(/^.*\//, '').replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Adds a route for each preview of a section. */
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
