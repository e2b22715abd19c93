import type {ReactNode} from 'react';

const text = {fontSize: 17, fill: 'currentColor', stroke: 'none'};

function Desk(): ReactNode {
  return (
    <g stroke="var(--site-rule-strong)">
      <rect x="120" y="14" width="420" height="270" rx="4" fill="var(--site-surface)" />
      <path d="M120 42h420" />
      <path d="M146 28h.01M158 28h.01M170 28h.01" strokeWidth="5" strokeLinecap="round" />
      <path d="M150 84h190M150 104h150" stroke="currentColor" strokeWidth="5" />
      <path d="M150 132h210M150 148h196M150 164h160" strokeWidth="2" />
      <rect x="150" y="190" width="110" height="34" rx="3" fill="var(--site-accent-ink)" stroke="none" />
      <rect x="390" y="70" width="124" height="180" rx="3" fill="var(--site-mark)" stroke="var(--site-accent-ink)" />
      <path d="M408 98h88M408 128h88M408 158h88" />
      <path d="M408 200h60" stroke="var(--site-accent-ink)" strokeWidth="3" />
    </g>
  );
}

function Phone(): ReactNode {
  return (
    <g stroke="var(--site-rule-strong)">
      <rect x="40" y="110" width="136" height="250" rx="16" fill="var(--site-surface)" />
      <path d="M92 124h32" strokeWidth="3" />
      <path d="M60 162h94M60 180h70" stroke="currentColor" strokeWidth="5" />
      <path d="M60 204h96M60 218h90M60 232h60" strokeWidth="2" />
      <rect x="60" y="252" width="96" height="30" rx="3" fill="var(--site-accent-ink)" stroke="none" />
      <rect x="60" y="298" width="96" height="36" rx="3" fill="var(--site-mark)" stroke="var(--site-accent-ink)" />
    </g>
  );
}

/** The same campaign page on a desk and in a hand, with leaders to what the pixel works with. */
export default function Devices(): ReactNode {
  return (
    <svg
      viewBox="0 0 680 380"
      fill="none"
      role="img"
      aria-labelledby="devices-title"
      width="680"
      height="380"
      style={{maxWidth: '100%', height: 'auto'}}>
      <title id="devices-title">
        A campaign page on a computer and on a phone, with the pixel in its head and the form at its side
      </title>
      <Desk />
      <Phone />
      <g stroke="var(--site-ink-soft)">
        <path d="M514 110h56M502 28h68M156 316h96" />
        <g fill="var(--site-accent)" stroke="none">
          <circle cx="514" cy="110" r="4" />
          <circle cx="502" cy="28" r="4" />
          <circle cx="156" cy="316" r="4" />
        </g>
      </g>
      <text x="578" y="34" {...text}>
        the pixel
      </text>
      <text x="578" y="116" {...text}>
        the form
      </text>
      <text x="260" y="322" {...text}>
        the same form, prefilled and masked
      </text>
    </svg>
  );
}
