import type {ComponentProps, ReactNode} from 'react';

/** A table of a page. Where it is wider than its column it scrolls by itself. */
export default function Table(props: ComponentProps<'table'>): ReactNode {
  return (
    <div className="table-scroll">
      <table {...props} />
    </div>
  );
}
