import { Button, Group, NativeSelect } from '@mantine/core';
import { memo, useId, useState, type ReactNode } from 'react';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useNarrow } from '../lib/useNarrow.ts';
import { DraftInput } from './DraftInput.tsx';
import styles from './FilterPanel.module.css';

/** One filter of a list: a name in the address, a label, and how it is entered. */
export type FilterField<Name extends string> = {
  name: Name;
  label: string;
  placeholder?: string;
} & (
  | { kind: 'text' | 'number' }
  | { kind: 'date' }
  | { kind: 'select'; options: readonly { value: string; label: string }[] }
);

/**
 * Takes what a filter is changed to. Typing replaces the entry of the history, a choice makes a new one, so that Back
 * undoes choices and not letters.
 */
type ChangeFilter<Name extends string> = (
  name: Name,
  value: string | undefined,
  how: { replace: boolean },
) => void;

interface FilterPanelProps<Name extends string> {
  fields: readonly FilterField<Name>[];
  /** What holds now, from the address. */
  values: Readonly<Partial<Record<Name, string | number | undefined>>>;
  /** A filter changed. Where it stays the same over renders, only the filters that changed render. */
  onChange: ChangeFilter<Name>;
  onClear: () => void;
  /** Whether the panel can be folded. On narrow screens it always can, and starts folded: the list comes first. */
  collapsible?: boolean;
  /** Further controls under the fields, such as checkboxes. */
  children?: ReactNode;
  /** Buttons beside Clear Filters. */
  actions?: ReactNode;
}

/** The filters of a list as data. Holds no state of its own but what is being typed: the address has the rest. */
export function FilterPanel<Name extends string>(props: FilterPanelProps<Name>) {
  const { fields, values, onChange, onClear, collapsible = false, children, actions } = props;
  const narrow = useNarrow();
  const [open, setOpen] = useState(!narrow);
  const foldable = collapsible || narrow;
  const id = useId();
  const active = fields.filter(
    ({ name }) => values[name] !== undefined && values[name] !== '',
  ).length;
  return (
    <section aria-label="Filters" className={styles.panel}>
      {foldable && (
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          c="inherit"
          aria-expanded={open}
          aria-controls={id}
          leftSection={open ? <IconChevronDown size={14} /> : <IconChevronRight size={14} />}
          onClick={() => setOpen(!open)}
        >
          {active > 0 ? `Filters (${active})` : 'Filters'}
        </Button>
      )}
      <form
        id={id}
        hidden={foldable && !open}
        role="search"
        onSubmit={(event) => event.preventDefault()}
      >
        <div className={styles.fields}>
          {fields.map((field) => (
            <FilterInput
              key={field.name}
              field={field}
              value={String(values[field.name] ?? '')}
              onChange={onChange as ChangeFilter<string>}
            />
          ))}
        </div>
        <div className={styles.footer}>
          <Group gap="xs">
            {actions}
            <Button size="xs" variant="default" onClick={onClear}>
              Clear Filters
            </Button>
          </Group>
          {children}
        </div>
      </form>
    </section>
  );
}

interface FilterInputProps {
  field: FilterField<string>;
  value: string;
  onChange: ChangeFilter<string>;
}

/** One filter; renders again only when it changed itself. */
const FilterInput = memo(function FilterInput({ field, value, onChange }: FilterInputProps) {
  const { name, label } = field;
  if (field.kind === 'select') {
    return (
      <NativeSelect
        size="xs"
        label={label}
        data={[...field.options]}
        value={value}
        onChange={(event) =>
          onChange(name, event.currentTarget.value || undefined, { replace: false })
        }
      />
    );
  }
  return (
    <DraftInput
      kind={field.kind}
      label={label}
      placeholder={field.placeholder}
      value={value}
      onCommit={(text) => onChange(name, text, { replace: field.kind !== 'date' })}
    />
  );
});
