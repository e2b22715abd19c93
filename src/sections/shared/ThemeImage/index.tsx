import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

type Props = {
  /** Address of the picture for the light theme. */
  light: string;
  /** Address of the picture for the dark theme. */
  dark: string;
  /** What the picture shows; empty when the text beside it says so already. */
  alt: string;
  width: number;
  height: number;
};

/** A picture with a light and a dark version. Only the one that fits the theme is loaded and shown. */
export default function ThemeImage({light, dark, alt, ...picture}: Props): ReactNode {
  const shared = {...picture, loading: 'lazy', decoding: 'async'} as const;
  return (
    <>
      <img {...shared} src={light} alt={alt} className={clsx(styles.picture, styles.light)} />
      <img {...shared} src={dark} alt={alt} className={clsx(styles.picture, styles.dark)} />
    </>
  );
}
