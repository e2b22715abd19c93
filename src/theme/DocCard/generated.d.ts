declare module '@generated/lean-bundle/default/descriptions.json' {
  const descriptions: Readonly<Record<string, string>>;
  export default descriptions;
}
