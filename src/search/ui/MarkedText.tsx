import type {ReactNode} from 'react';

const signs: Record<string, string> = {'&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'"};

const unescape = (html: string) => html.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => signs[entity] ?? entity);

/** Text of a hit with its marks. It is read as text and put together from elements, so nothing in it can be a tag. */
export default function MarkedText({html}: {html: string}): ReactNode {
  return html
    .split(/<mark>(.*?)<\/mark>/s)
    .map((part, index) => (index % 2 === 1 ? <mark key={index}>{unescape(part)}</mark> : unescape(part)));
}
