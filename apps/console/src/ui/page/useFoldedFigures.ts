import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** The width of the figure that stands for the folded ones, in pixels. */
const moreWidth = 56;

/**
 * For figures in one line: which of them have to fold, so that the others fit. Those with the lowest rank go first; those
 * without a rank stay. Watches the sizes, so that nothing is measured before the first paint.
 * @param ranks the ranks in the order of the figures
 * @returns a ref for the line, whose first child holds the figures, and the indices of the folded ones
 */
export function useFoldedFigures(
  ranks: readonly (number | undefined)[],
): [line: RefObject<HTMLDivElement | null>, folded: readonly number[]] {
  const line = useRef<HTMLDivElement>(null);
  const [folded, setFolded] = useState('');
  const key = ranks.join();
  useLayoutEffect(() => {
    const figures = [...(line.current?.firstElementChild?.children ?? [])];
    const order = key
      .split(',')
      .flatMap((rank, index) => (rank === '' ? [] : [{ index, rank: Number(rank) }]))
      .toSorted((one, other) => one.rank - other.rank || other.index - one.index);
    const known = figures.slice(0, key.split(',').length);
    if (!line.current || order.length === 0) return;
    const measure = () => {
      const room = line.current?.clientWidth ?? 0;
      const widths = known.map((figure) => figure.getBoundingClientRect().width);
      let needed = widths.reduce((sum, width) => sum + width, 0);
      const gone: number[] = [];
      if (needed > room) needed += moreWidth;
      for (const { index } of order) {
        if (needed <= room || room === 0) break;
        needed -= widths[index] ?? 0;
        gone.push(index);
      }
      setFolded(gone.join());
    };
    const sizes = new ResizeObserver(measure);
    for (const element of [line.current, ...known]) sizes.observe(element);
    return () => sizes.disconnect();
  }, [key]);
  return [line, folded ? folded.split(',').map(Number) : []];
}
