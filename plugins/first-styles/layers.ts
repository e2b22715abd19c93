/** The names of a sheet's layers in their order, the weakest first. */
export function layersIn(sheet: string): string[] {
  const names = [...sheet.matchAll(/@layer ([^{;]+)[{;]/g)].flatMap(([, list = '']) => list.split(/\s*,\s*/));
  return [...new Set(names)];
}
