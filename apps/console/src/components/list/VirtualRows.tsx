import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { DataRows, type RowsOf } from './DataRows.tsx';

export interface VirtualRowsProps<Row> extends RowsOf<Row> {
  /** What scrolls the rows. */
  scroller: RefObject<HTMLElement | null>;
}

/** The rows in sight and some before and after; the room of all others is kept. */
export function VirtualRows<Row>({ scroller, ...body }: VirtualRowsProps<Row>) {
  const { rowHeight } = body;
  const virtualizer = useVirtualizer({
    count: body.rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    initialOffset: () => scroller.current?.scrollTop ?? 0,
    overscan: 6,
  });
  // The first render comes before the scroller, which on Back has been scrolled by now: its offset is to be read anew.
  useLayoutEffect(() => {
    virtualizer.scrollOffset = null;
  }, [virtualizer]);
  useEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);
  const inSight = virtualizer.getVirtualItems();
  return (
    <DataRows
      {...body}
      shown={inSight.map(({ index }) => index)}
      above={inSight[0]?.start ?? 0}
      below={virtualizer.getTotalSize() - (inSight.at(-1)?.end ?? 0)}
    />
  );
}
