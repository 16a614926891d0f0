import { Button, Checkbox } from '@mantine/core';
import { isFixed } from './visibleColumns.ts';
import type { Column } from './column.tsx';
import { DensitySelect } from './DensitySelect.tsx';
import styles from './ColumnChooser.module.css';

export interface ColumnChooserProps {
  /** All columns of the list, the hidden ones too. */
  columns: readonly Pick<Column<never>, 'id' | 'header' | 'sticky'>[];
  /** Ids of the hidden ones; some may belong to columns that are not there now. */
  hidden: readonly string[];
  onChange: (hidden: string[]) => void;
}

/** Which columns of a list to show, and how tall its rows are. Columns that the list needs are not offered. */
export function ColumnChooser({ columns, hidden, onChange }: ColumnChooserProps) {
  const offered = columns.filter((column, index) => !isFixed(column, index));
  return (
    <>
      <fieldset className={styles.columns}>
        <legend>Columns</legend>
        {offered.map(({ id, header }) => (
          <Checkbox
            key={id}
            size="xs"
            label={header}
            checked={!hidden.includes(id)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(checked ? hidden.filter((other) => other !== id) : [...hidden, id])
            }
          />
        ))}
        <Button size="compact-xs" variant="default" onClick={() => onChange([])}>
          Show all columns
        </Button>
      </fieldset>
      <DensitySelect size="xs" />
    </>
  );
}
