import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DocNavbarItem from '@theme/NavbarItem/DocNavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import HtmlNavbarItem from '@theme/NavbarItem/HtmlNavbarItem';

/** The navbar item types that `config/navbar.ts` uses; code for other types isn't bundled. */
export default {
  default: DefaultNavbarItem,
  doc: DocNavbarItem,
  dropdown: DropdownNavbarItem,
  html: HtmlNavbarItem,
};
