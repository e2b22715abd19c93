/** The error of an edit that finds nothing to do: pages would load what they should not, or nothing at all. */
export const nothingToDo = (lookedFor: string): Error =>
  new Error(
    `late-start: nothing matches ${lookedFor} in the generator's template of a page ` +
      '(@docusaurus/core/lib/ssg/ssgTemplate.html.js). It was written for Docusaurus 3.10.2. Compare with ' +
      'plugins/late-start/README.md, then adapt the edit in plugins/late-start/template.ts.',
  );
