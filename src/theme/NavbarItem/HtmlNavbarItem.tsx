import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/NavbarItem/HtmlNavbarItem';
import {useMarkup} from '@site/src/lib/useMarkup';

/** Markup from the configuration as an item of the bar, or as a list item inside a menu. */
export default function HtmlNavbarItem({value, className, mobile = false, isDropdownItem = false}: Props): ReactNode {
  const Item = isDropdownItem || mobile ? 'li' : 'div';
  return (
    <Item
      className={clsx({navbar__item: !mobile && !isDropdownItem, 'menu__list-item': mobile}, className)}
      dangerouslySetInnerHTML={useMarkup(value)}
    />
  );
}
