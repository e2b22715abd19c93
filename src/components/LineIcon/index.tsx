import type {ComponentProps, ReactNode} from 'react';

/** An icon drawn in lines, in the color of the text beside it. Its parts are for a field of 24 by 24. */
export default function LineIcon(props: ComponentProps<'svg'>): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width={24}
      height={24}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
    />
  );
}
