import { useId } from 'react';
import * as v from 'valibot';
import type { EnrichmentSource } from '@dropcatch/sdk';
import { preference } from '../../core/browser/preference.ts';
import styles from './DataSourcePicker.module.css';

/** The ids of the data sources whose columns show in the catalogue and in released domains. */
export const { use: useSelectedDataSources } = preference(
  'selectedDataSources',
  v.array(v.pipe(v.number(), v.integer())),
  [],
);

interface DataSourcePickerProps {
  sources: readonly EnrichmentSource[];
  selected: readonly number[];
  onChange: (ids: number[]) => void;
}

/** Checkboxes for data sources. Each adds the columns of its source to the list. */
export function DataSourcePicker({ sources, selected, onChange }: DataSourcePickerProps) {
  const titleId = useId();
  if (sources.length === 0) return null;
  return (
    // WebKit forgets the legend when it measures a fieldset in a row.
    <div role="group" aria-labelledby={titleId} className={styles.picker}>
      <span id={titleId} className={styles.title}>
        Data Sources
      </span>
      {sources.map(({ id, name }) => (
        <label key={id} className={styles.source}>
          <input
            type="checkbox"
            className="plain-checkbox"
            checked={selected.includes(id)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(checked ? [...selected, id] : selected.filter((other) => other !== id))
            }
          />
          <span>{name}</span>
        </label>
      ))}
    </div>
  );
}
