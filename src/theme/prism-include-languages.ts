/** Does nothing: code is highlighted while building, so there is no highlighter to add languages to. */
export default function prismIncludeLanguages(): void {}
