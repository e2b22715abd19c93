import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DocNavbarItem from '@theme/NavbarItem/DocNavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import HtmlNavbarItem from '@theme/NavbarItem/HtmlNavbarItem';

/** The types of navbar items in `config/navbar.ts`; code for other types is not loaded. */
export default {
  default: DefaultNavbarItem,
  doc: DocNavbarItem,
  dropdown: DropdownNavbarItem,
  html: HtmlNavbarItem,
};
