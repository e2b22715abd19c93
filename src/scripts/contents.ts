import {anchorOf} from '../lib/anchorOf';
import {keepInView} from '../lib/keepInView';

const mark = 'table-of-contents__link--active';

/**
 * Marks in the contents what is being read, and keeps the entry in view, until React does so. The rule is the theme's,
 * so that the mark stays where it is when React takes over.
 *
 * @param isAlive whether React runs
 */
export function followContents(isAlive: () => boolean): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.theme-doc-toc-desktop .table-of-contents__link')];
  const headings = links.map(({hash}) => document.getElementById(anchorOf(hash)));
  const bar = document.querySelector('.navbar');
  const update = () => {
    // On a phone the contents are folded: there is nothing to mark.
    if (!isAlive() && bar && links[0]?.clientHeight) {
      const places = headings.map((heading) => heading?.getBoundingClientRect());
      const next = places.findIndex((place) => place && place.top >= bar.clientHeight);
      // None is left below: it is the last one. One in the upper half is read already.
      const isNear = next >= 0 && (places[next]?.bottom ?? 0) < innerHeight / 2;
      const read = (next < 0 ? links.length : next) - (isNear ? 0 : 1);
      links.forEach((link, index) => link.classList.toggle(mark, index === read));
      keepInView(`.${mark}`);
    }
  };
  addEventListener('scroll', update);
  update();
}
