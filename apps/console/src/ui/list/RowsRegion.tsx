import {
  useLayoutEffect,
  useState,
  type CSSProperties,
  type ReactNode,
  type RefObject,
} from 'react';
import { useNarrow } from '../../core/browser/media.ts';
import styles from './RowsRegion.module.css';

interface RowsRegionProps {
  /** Its name for assistive technology. */
  label: string;
  /** How wide the table in it is at least, in pixels. */
  width: number;
  ref: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

/** In pixels: there are about as many letters in a row as this goes into its width. */
const letterWidth = 8;

/**
 * What holds the rows of a list. The page scrolls them; a table that is wider than the room scrolls in here, with its
 * first and last columns at the sides. Only then is it a stop of the Tab key. WCAG 1.4.12: where a reader sets wider
 * letter spacing, an invisible line of letters grows by it and widens the table.
 */
export function RowsRegion({ label, width, ref, children }: RowsRegionProps) {
  const [wider, setWider] = useState(false);
  // Rows of a phone are cards, which reach into the gutters of the page.
  const sideways = !useNarrow() && wider;
  const [place, setPlace] = useState({ scrolled: false, more: true });
  // Before the first paint, so that a wide table never widens the page, not even for a frame.
  useLayoutEffect(() => {
    const region = ref.current;
    if (!region) return;
    const measure = () => setWider(region.scrollWidth > region.clientWidth);
    measure();
    const sizes = new ResizeObserver(measure);
    for (const element of [region, ...region.children]) sizes.observe(element);
    return () => sizes.disconnect();
  }, [ref]);
  return (
    <div
      className={styles.scroller}
      data-scrolls-rows
      data-sideways={sideways || undefined}
      data-scrolled={place.scrolled || undefined}
      data-more={place.more || undefined}
      onScroll={({ currentTarget: { scrollLeft, clientWidth, scrollWidth } }) => {
        const scrolled = scrollLeft > 0;
        const more = scrollLeft + clientWidth < scrollWidth - 1;
        if (scrolled !== place.scrolled || more !== place.more) setPlace({ scrolled, more });
      }}
      data-holds-rows
      data-letters={'x'.repeat(width / letterWidth)}
      style={{ '--rows-width': `${width}px` } as CSSProperties}
      ref={ref}
      // It takes the focus so that the keyboard can scroll it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={sideways ? 0 : -1}
      role="region"
      aria-label={label}
    >
      {children}
    </div>
  );
}
