import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Layout from '@theme/Layout';
import ThemedImage from '@theme/ThemedImage';
import CallToAction from '../Home/CallToAction';
import Logo from '../Home/Logo';
import Native from '../Home/Native';
import Platforms from '../Home/Platforms';
import FoxFact from '../Home/Platforms/FoxFact';
import Showcase from '../Home/Showcase';
import Framework from '../Home/Steps/Framework';
import Watch from '../Home/Watch';
import Hero from '../Landing/Hero';
import Devices from '../Landing/Hero/Devices';
import {Section, SectionTitle} from '../shared';
import styles from './styles.module.css';

/** A page that shows a section of the home or campaign page by itself. */
export type Preview = {path: string; name: string; description: string};

function SectionSample(): ReactNode {
  return (
    <Section labelledBy="sample" beside>
      <h2 id="sample">A section</h2>
      <p>The content goes here. On narrow screens it moves below the title.</p>
    </Section>
  );
}

function TitleSamples(): ReactNode {
  return (
    <>
      <SectionTitle id="display" title="The first heading of a page" display>
        A sentence says what the page is about.
      </SectionTitle>
      <SectionTitle id="title" title="The heading of a section">
        One or two sentences say what the section shows.
      </SectionTitle>
    </>
  );
}

function ImageSample(): ReactNode {
  return (
    <ThemedImage
      sources={{light: useBaseUrl('/img/logo.svg'), dark: useBaseUrl('/img/logo-dark.svg')}}
      alt="The brand’s mark"
      width={160}
      height={160}
      loading="lazy"
    />
  );
}

/** Sections by preview path. */
const sections: Readonly<Record<string, ReactNode>> = {
  'Home/CallToAction': <CallToAction />,
  'Home/Native': <Native />,
  'Home/Platforms': <Platforms />,
  'Home/Showcase': <Showcase />,
  'Home/Watch': <Watch />,
  'Home/components/Section': <SectionSample />,
  'Landing/Hero': <Hero level={2} />,
};

/** Parts of sections by preview path. They have no padding of their own. */
const parts: Readonly<Record<string, ReactNode>> = {
  'Home/Framework': <Framework />,
  'Home/Logo': [<Logo key="icon" />, <Logo key="drawing" width={240} />],
  'Home/Platforms/FoxFact': <FoxFact />,
  'Home/components/SectionTitle': <TitleSamples />,
  'Home/components/ThemeImage': <ImageSample />,
  'Landing/Hero/Devices': <Devices />,
  'Landing/Hero/FloorBackground': <div className={styles.floor} aria-hidden="true" />,
  'Landing/Hero/GridBackground': <div className={styles.grid} aria-hidden="true" />,
};

/** A page that shows a section by itself. `plugins/preview-routes` lists the pages. */
export default function SectionPreview({path, name, description}: Preview): ReactNode {
  return (
    <Layout title={`${name}, a section by itself`} description={description}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className={styles.preview}>
        <div className={styles.head}>
          <h1>{name}</h1>
          <p>{description}</p>
        </div>
        <div className={styles.stage}>{sections[path] ?? <div className={styles.sample}>{parts[path]}</div>}</div>
      </main>
    </Layout>
  );
}
