/** Renders nothing: on phones, `DocItem/Content` shows the contents below the title. */
export default function NoMobileContents(): null {
  return null;
}
