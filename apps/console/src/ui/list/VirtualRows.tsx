import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { DataRows, type RowsOf } from './DataRows.tsx';

export interface VirtualRowsProps<Row> extends RowsOf<Row> {
  /** What holds the rows, and scrolls them where the table is wider than the room. */
  scroller: RefObject<HTMLElement | null>;
}

const overscan = 8;

/** The rows in sight and some before and after; the room of all others is kept. */
export function VirtualRows<Row>({ scroller, ...body }: VirtualRowsProps<Row>) {
  const scrollsItself = useScrollsItself(scroller);
  return scrollsItself ? (
    <RowsOfBox {...body} scroller={scroller} />
  ) : (
    <RowsOfPage {...body} scroller={scroller} />
  );
}

/** Whether the rows scroll in a place of their own; follows its attribute. */
function useScrollsItself(scroller: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const region = scroller.current;
    if (!region) return;
    const read = () => setScrolls(region.dataset['sideways'] !== undefined);
    read();
    const changes = new MutationObserver(read);
    changes.observe(region, { attributeFilter: ['data-sideways'] });
    return () => changes.disconnect();
  }, [scroller]);
  return scrolls;
}

function RowsOfPage<Row>({ scroller, ...body }: VirtualRowsProps<Row>) {
  const { rowHeight } = body;
  const [margin, setMargin] = useState(0);
  const virtualizer = useWindowVirtualizer({
    count: body.rows.length,
    estimateSize: () => rowHeight,
    initialOffset: () => window.scrollY,
    scrollMargin: margin,
    overscan,
  });
  // What stands above the list may grow or shrink, such as a line of chips.
  useLayoutEffect(() => {
    const rows = scroller.current?.querySelector('tbody');
    if (!rows) return;
    const read = () => setMargin(Math.round(rows.getBoundingClientRect().top + window.scrollY));
    read();
    const sizes = new ResizeObserver(read);
    sizes.observe(document.body);
    return () => sizes.disconnect();
  }, [scroller]);
  useFreshOffset(virtualizer, rowHeight);
  return <RowsInSight {...body} virtualizer={virtualizer} margin={margin} />;
}

function RowsOfBox<Row>({ scroller, ...body }: VirtualRowsProps<Row>) {
  const { rowHeight } = body;
  const virtualizer = useVirtualizer({
    count: body.rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    initialOffset: () => scroller.current?.scrollTop ?? 0,
    overscan,
  });
  useFreshOffset(virtualizer, rowHeight);
  return <RowsInSight {...body} virtualizer={virtualizer} margin={0} />;
}

/**
 * The first render comes before what scrolls, which on Back has been scrolled by now: its offset is to be read anew. Rows
 * of another height are measured anew.
 */
function useFreshOffset<Scroller extends Element | Window>(
  virtualizer: Virtualizer<Scroller, Element>,
  rowHeight: number,
): void {
  const last = useRef(rowHeight);
  useLayoutEffect(() => {
    Object.assign(virtualizer, { scrollOffset: null });
  }, [virtualizer]);
  useEffect(() => {
    if (last.current === rowHeight) return;
    last.current = rowHeight;
    virtualizer.measure();
  }, [virtualizer, rowHeight]);
}

interface RowsInSightProps<Row, Scroller extends Element | Window> extends RowsOf<Row> {
  virtualizer: Virtualizer<Scroller, Element>;
  /** How far the first row is from the top of what scrolls, in pixels. */
  margin: number;
}

function RowsInSight<Row, Scroller extends Element | Window>(
  props: RowsInSightProps<Row, Scroller>,
) {
  const { virtualizer, margin, ...body } = props;
  const inSight = virtualizer.getVirtualItems();
  return (
    <DataRows
      {...body}
      shown={inSight.map(({ index }) => index)}
      above={(inSight[0]?.start ?? margin) - margin}
      below={virtualizer.getTotalSize() - (inSight.at(-1)?.end ?? margin) + margin}
    />
  );
}
