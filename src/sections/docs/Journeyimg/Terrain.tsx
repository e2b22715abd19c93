import type {ReactNode} from 'react';

const hill = 'M-118 8C-120-44-60-66-8-60 52-54 122-40 118 6 114 50 52 58 0 60c-54 2-116-2-118-52Z';
const hills = [
  {x: 330, y: 92, sizes: [1, 0.72, 0.45, 0.2]},
  {x: 690, y: 300, sizes: [1.15, 0.85, 0.55, 0.28]},
  {x: 70, y: 70, sizes: [0.8, 0.5]},
];

/** The land that the trail crosses: hills as contour lines, the trail, a scale. Decoration behind the stations. */
export default function Terrain(): ReactNode {
  return (
    <svg viewBox="0 0 960 380" fill="none" strokeLinecap="round" aria-hidden="true">
      <g stroke="var(--site-rule)" strokeWidth="1.25">
        {hills.flatMap(({x, y, sizes}) =>
          sizes.map((size) => (
            <path
              key={`${x} ${size}`}
              d={hill}
              transform={`translate(${x} ${y}) scale(${size})`}
              vectorEffect="non-scaling-stroke"
            />
          )),
        )}
        <path d="M0 336c120-30 210-34 330-8s220 34 330 6 200-26 300-8" />
      </g>
      <path
        d="M60 243C100 243 140 122 180 122S260 243 300 243 380 122 420 122 500 243 540 243 620 122 660 122 740 243 780 243 860 122 900 122"
        stroke="var(--site-accent-ink)"
        strokeWidth="2.5"
        strokeDasharray="1 8"
      />
      <path d="M24 362h144M24 357v10M72 357v10M120 357v10M168 357v10" stroke="var(--site-rule-strong)" />
    </svg>
  );
}
