import type {ComponentProps, ReactNode} from 'react';

/** A Markdown table. If it is wider than its column, it scrolls horizontally. */
export default function Table(props: ComponentProps<'table'>): ReactNode {
  return (
    <div className="table-scroll">
      <table {...props} />
    </div>
  );
}
