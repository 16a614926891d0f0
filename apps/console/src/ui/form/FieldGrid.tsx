import type { ReactNode } from 'react';
import classes from './FieldGrid.module.css';

interface FieldGridProps {
  /** The number of columns on wide screens. */
  columns?: 2 | 3;
  /** Keeps the columns on narrow screens, for short fields. */
  always?: boolean;
  children: ReactNode;
}

/**
 * Fields side by side, or one below the other on narrow screens. Mantine's SimpleGrid would add `<style>` elements,
 * which the Content-Security-Policy forbids.
 */
export function FieldGrid({ columns = 2, always = false, children }: FieldGridProps) {
  return (
    <div className={classes.grid} data-columns={columns} data-always={always || undefined}>
      {children}
    </div>
  );
}
