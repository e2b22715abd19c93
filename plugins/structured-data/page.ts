import {load} from 'cheerio';
import {titleOf} from '../social-cards/page';
import {readArticle} from '../twins/article';

/** What a built page says of itself. */
export type PageFacts = {
  title: string;
  description: string;
  /** Address with host, as the page itself gives it. */
  url: string;
  /** Address of its picture, with host. */
  image: string;
  /** Day of the last change, as YYYY-MM-DD; empty where the build doesn't know it. */
  updated: string;
};

/** A question of a page with its answer, as readers see both. */
export type Question = {question: string; answer: string};

const lastUpdate = /class="?[^">]*theme-last-updated.{0,300}?\bdatetime="?(\d{4}-\d\d-\d\d)/s;

/** Reads what a built page says of itself, without parsing its body. */
export function readFacts(html: string): PageFacts {
  const $ = load(html.slice(0, html.indexOf('<body')));
  return {
    title: titleOf(html),
    description: $('meta[name="description"]').attr('content') ?? '',
    url: $('link[rel="canonical"]').attr('href') ?? '',
    image: $('meta[property="og:image"]').last().attr('content') ?? '',
    updated: lastUpdate.exec(html)?.[1] ?? '',
  };
}

/**
 * Questions and answers of a page: questions are its `h3`, and an answer lasts until the next heading. Code is left out.
 *
 * @throws Error with the question that has no answer
 */
export function readQuestions(html: string): Question[] {
  const $ = load(readArticle(html)?.content ?? '');
  const plain = (text: string) => text.replaceAll('\u200b', '').replaceAll(/\s+/g, ' ').trim();
  $('figure, pre').remove();
  // Items of a list are sentences of their own.
  $('ol > li').each((_, item) => void $(item).prepend(`${$(item).index() + 1}. `));
  $('p, li, h3').append(' ');
  return $('h3')
    .toArray()
    .map((node) => {
      const question = plain($(node).text());
      const answer = plain($(node).nextUntil('h1, h2, h3').text());
      if (answer === '') {
        throw new Error(`no answer below "${question}"`);
      }
      return {question, answer};
    });
}
