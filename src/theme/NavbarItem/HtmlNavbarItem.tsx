import {type ReactNode, memo} from 'react';
import HtmlNavbarItem from '@theme-original/NavbarItem/HtmlNavbarItem';
import type {Props} from '@theme/NavbarItem/HtmlNavbarItem';

/** Markup as an item: in the phone menu, a list, it is a list item. Rendered once, so that its frame does not reload. */
function HtmlNavbarListItem({isDropdownItem, ...props}: Props): ReactNode {
  return <HtmlNavbarItem {...props} isDropdownItem={isDropdownItem || props.mobile} />;
}

export default memo(HtmlNavbarListItem, (one, other) => one.value === other.value);
