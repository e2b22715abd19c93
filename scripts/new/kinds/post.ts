import * as z from 'zod';
import {keysOfList} from '../../../content/facts/blogLists';
import {latestVersion} from '../../../content/versions';
import {asked, type Kind, type Made, slugOf, word} from '../kind';
import {postPage} from '../pages';

const today = () => new Date().toISOString().slice(0, 10);

/** A post of the blog. */
export const post: Kind = {
  about: 'a blog post',
  questions: [
    asked.title,
    {
      flag: 'date',
      ask: 'Day of the post',
      form: [z.regexes.date, 'a day of the calendar such as 2027-01-31'],
      usual: today,
    },
    {flag: 'author', ask: 'Author', allowed: () => keysOfList('blog/authors.yml')},
    {flag: 'tag', ask: 'Tag', allowed: () => keysOfList('blog/tags.yml')},
  ],
  make: (given): Made => {
    const slug = slugOf(word(given, 'title'));
    const day = word(given, 'date');
    const head = {
      title: word(given, 'title'),
      date: day,
      slug: `/${day.replaceAll('-', '/')}/${slug}`,
      authors: [word(given, 'author')],
      tags: [word(given, 'tag')],
    };
    return {
      version: latestVersion,
      files: {[`blog/${day}-${slug}.mdx`]: postPage(head)},
      entries: [],
      names: [],
      next: 'Write the post; what comes before the cut is shown in the list of posts.',
    };
  },
};
