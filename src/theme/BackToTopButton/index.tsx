import {type ReactNode, useEffect, useState} from 'react';
import BackToTopButton from '@theme-original/BackToTopButton';

/** The button that leads back to the top, from the first scroll on: nobody needs it before, and it measures the page. */
export default function BackToTopAfterScroll(): ReactNode {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const onScroll = () => setScrolled(true);
    window.addEventListener('scroll', onScroll, {once: true, passive: true});
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return isScrolled && <BackToTopButton />;
}
