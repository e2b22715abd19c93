import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import samples from '@generated/page-data/default/samples.json';
import CodeBlock from '@site/src/components/CodeBlock';
import {Section, SectionTitle} from '../../shared';
import styles from './styles.module.css';

const notes: readonly {code: string; text: string}[] = [
  {code: 'loader.async = true', text: 'The page doesn’t wait for the script.'},
  {code: 'insertBefore(loader, first)', text: 'It’s inserted before the page’s first script.'},
  {
    code: 'window.analyticsLayer',
    text: 'Page views and form entries go into the pixel’s own queue.',
  },
  {code: 'websiteId', text: 'Your pixel’s ID. The pixel doesn’t create leads on domains you haven’t authorized.'},
];

/** Adds optional breaks between names in the snippet's HTML, and each note's number after the line it refers to. */
const marked = (html: string) =>
  notes
    .reduce(
      (lines, {code}, index) => {
        const at = lines.findIndex((line) => line.replace(/<[^>]+>/g, '').includes(code));
        return lines.map((line, other) => (other === at ? `${line} <i data-note="${index + 1}"></i>` : line));
      },
      html.replaceAll(/(\w[.(])(?=\w|<span)/g, '$1<wbr>').split('\n'),
    )
    .join('\n');

/** The snippet from the installation page, with numbered notes. */
export default function Native(): ReactNode {
  return (
    <Section labelledBy="native">
      <div className={styles.pair}>
        <SectionTitle id="native" title="One snippet, near the top of the head">
          Paste it into every page you track. If you need consent first, use a{' '}
          <Link to="/docs/start-pixel-installation#only-after-consent">consent banner</Link>. That setup isn’t
          confirmed, so test it.
        </SectionTitle>
        <CodeBlock language="html" html={marked(samples.snippet)} title="In the head of your pages" />
        <ol className={`circled margin--none ${styles.notes}`}>
          {notes.map(({code, text}) => (
            <li key={code}>{text}</li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
