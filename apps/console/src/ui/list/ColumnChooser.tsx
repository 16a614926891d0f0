import { Button, Checkbox, NativeSelect, type NativeSelectProps } from '@mantine/core';
import { densities, densitySetting } from '../../core/settings.ts';
import { parseChoice } from '../../core/lists.ts';
import type { Column } from './column.tsx';
import { isFixed } from './visibleColumns.ts';
import styles from './ColumnChooser.module.css';

interface ColumnChooserProps {
  columns: readonly Pick<Column<never>, 'id' | 'header' | 'sticky'>[];
  /** The ids of hidden columns; some of them may not exist now. */
  hidden: readonly string[];
  onChange: (hidden: string[]) => void;
}

/** Chooses the visible columns of a list and the height of its rows. Fixed columns are not offered. */
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

const densityLabels = { dense: 'Dense', compact: 'Compact', comfortable: 'Comfortable' } as const;

/** Sets the density of all tables in this browser at once. */
export function DensitySelect(props: Pick<NativeSelectProps, 'description' | 'size'>) {
  const [density, setDensity] = densitySetting.use();
  return (
    <NativeSelect
      {...props}
      label="Density of tables"
      data={densities.map((value) => ({ value, label: densityLabels[value] }))}
      value={density}
      onChange={({ currentTarget: { value } }) =>
        setDensity(parseChoice(densities, value) ?? density)
      }
    />
  );
}
