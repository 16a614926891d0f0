import { useEffect, useState, type CSSProperties, type ReactNode, type RefObject } from 'react';
import styles from './DataList.module.css';

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
 * What scrolls the rows of a list. It is a stop of the Tab key only while it has something to scroll, and cells stick to
 * its sides only where it can be scrolled sideways: by who is there, or if it has been. WCAG 1.4.12: where a reader sets wider letter spacing, an invisible line of
 * letters grows by it and widens the table.
 */
export function RowsRegion({ label, width, ref, children }: RowsRegionProps) {
  const [scrolls, setScrolls] = useState(true);
  const [sideways, setSideways] = useState(false);
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const region = ref.current;
    if (!region) return;
    const sizes = new ResizeObserver(() => {
      const widerThanShown = region.scrollWidth > region.clientWidth;
      setSideways(widerThanShown);
      setScrolls(widerThanShown || region.scrollHeight > region.clientHeight);
    });
    for (const element of [region, ...region.children]) sizes.observe(element);
    return () => sizes.disconnect();
  }, [ref]);
  return (
    <div
      className={styles.scroller}
      data-scrolls-rows
      data-sideways={sideways || undefined}
      data-scrolled={scrolled || undefined}
      onScroll={({ currentTarget }) => setScrolled(currentTarget.scrollLeft > 0)}
      data-holds-rows
      data-letters={'x'.repeat(width / letterWidth)}
      style={{ '--rows-width': `${width}px` } as CSSProperties}
      ref={ref}
      // It takes the focus so that the keyboard can scroll it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={scrolls ? 0 : -1}
      role="region"
      aria-label={label}
    >
      {children}
    </div>
  );
}
