/* What `react-dom/server` is while pages are rendered: Preact's, with attributes as React writes them. */
import {options} from 'preact';
import 'preact/compat';

const {vnode: prepare} = options;

options.vnode = (vnode) => {
  prepare?.(vnode);
  const {props} = vnode;
  if (typeof vnode.type === 'string') {
    // A word to React, not to browsers.
    delete props.suppressHydrationWarning;
    // For the property of an element "no" is `false`, and an attribute that is `false` would be left out.
    if (props.translate === false) {
      props.translate = 'no';
    }
  }
};

export * from 'preact/compat/server';
