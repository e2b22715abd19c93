/** Does nothing: code is highlighted at build time, so there is no highlighter to add languages to. */
export default function prismIncludeLanguages(): void {}
