import type { ReactNode } from 'react';
import classes from './FieldGrid.module.css';

interface FieldGridProps {
  /** How many fields stand side by side where there is room. */
  columns?: 2 | 3;
  /** Whether they do so on narrow screens too: for fields of a few characters. */
  always?: boolean;
  children: ReactNode;
}

/**
 * Fields side by side; one below the other on narrow screens. In place of Mantine's SimpleGrid, which puts `<style>`
 * elements into the page: the Content-Security-Policy allows none.
 */
export function FieldGrid({ columns = 2, always = false, children }: FieldGridProps) {
  return (
    <div className={classes.grid} data-columns={columns} data-always={always || undefined}>
      {children}
    </div>
  );
}
