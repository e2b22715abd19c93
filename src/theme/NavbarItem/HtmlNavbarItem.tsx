import {type ReactNode, memo} from 'react';
import HtmlNavbarItem from '@theme-original/NavbarItem/HtmlNavbarItem';
import type {Props} from '@theme/NavbarItem/HtmlNavbarItem';

/** An HTML navbar item; in the mobile menu, a list item. Memoized, so that its frame doesn't reload. */
function HtmlNavbarListItem({isDropdownItem, ...props}: Props): ReactNode {
  return <HtmlNavbarItem {...props} isDropdownItem={isDropdownItem || props.mobile} />;
}

export default memo(HtmlNavbarListItem, (one, other) => one.value === other.value);
