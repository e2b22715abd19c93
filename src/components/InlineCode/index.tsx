import {type ComponentProps, Fragment, type ReactNode} from 'react';
import Part from './Part';
import {partsOf} from './parts';

/**
 * Code in a line of text or a cell of a table. A long identifier may break where its words join (`bootstrap_`
 * `servers`), so that a narrow column breaks no word in the middle.
 */
export default function InlineCode({children, ...props}: ComponentProps<'code'>): ReactNode {
  return (
    <code {...props}>
      {typeof children === 'string'
        ? partsOf(children).map((part, index) => (
            <Fragment key={index}>
              {index > 0 && <wbr />}
              <Part>{part}</Part>
            </Fragment>
          ))
        : children}
    </code>
  );
}
