import type { EnrichmentSource } from '@dropcatch/sdk';
import styles from './SourcePicker.module.css';

interface SourcePickerProps {
  sources: readonly EnrichmentSource[];
  selected: readonly number[];
  onChange: (ids: number[]) => void;
}

/** Data Sources checkboxes: each adds the columns of its source to the list. */
export function SourcePicker({ sources, selected, onChange }: SourcePickerProps) {
  if (sources.length === 0) return null;
  return (
    <fieldset className={styles.picker}>
      <legend>Data Sources</legend>
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
          {name}
        </label>
      ))}
    </fieldset>
  );
}
