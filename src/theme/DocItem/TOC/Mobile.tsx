/** Nothing: `DocItem/Content` has the contents of a phone below the title. */
export default function NoMobileContents(): null {
  return null;
}
