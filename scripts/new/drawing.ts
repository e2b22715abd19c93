import {escapeText} from '../../content/escapeHtml';

const box = (x: number, y: number, text: string) =>
  `  <g>
    <rect x="${x}" y="${y}" width="160" height="56" rx="8" fill="var(--site-surface)" stroke="var(--site-rule-strong)" />
    <text x="${x + 80}" y="${y + 33}" fill="currentColor" text-anchor="middle">${text}</text>
  </g>`;

const frame = (width: number, height: number, parts: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="inherit" font-size="14.5" fill="none" stroke-linecap="round" stroke-linejoin="round">
${parts.join('\n')}
</svg>
`;

/**
 * A diagram of two boxes and an arrow, to be drawn over: wide, and stacked for narrow screens, in the site's colors.
 *
 * @returns both files by their paths
 */
export const drawing = (name: string, title: string): Record<string, string> => ({
  [`src/diagrams/${name}.svg`]: frame(480, 88, [
    `  <title>${escapeText(title)}</title>`,
    `  <desc>Two boxes, one after the other. ${escapeText(title)}.</desc>`,
    box(8, 16, 'First'),
    '  <path d="M184 44H296M288 37l8 7l-8 7" stroke="var(--site-accent-ink)" />',
    box(312, 16, 'Then'),
  ]),
  [`src/diagrams/${name}.narrow.svg`]: frame(176, 200, [
    box(8, 16, 'First'),
    '  <path d="M88 80V120M81 112l7 8l7 -8" stroke="var(--site-accent-ink)" />',
    box(8, 128, 'Then'),
  ]),
});
