import { Button, Group, NativeSelect } from '@mantine/core';
import { useId, useState, type ReactNode } from 'react';
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

interface FilterPanelProps<Name extends string> {
  fields: readonly FilterField<Name>[];
  /** What holds now, from the address. */
  values: Readonly<Partial<Record<Name, string | number | undefined>>>;
  /**
   * A filter changed. Typing replaces the entry of the history, a choice makes a new one, so that Back undoes choices
   * and not letters.
   */
  onChange: (name: Name, value: string | undefined, how: { replace: boolean }) => void;
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
          {fields.map((field) =>
            field.kind === 'select' ? (
              <NativeSelect
                key={field.name}
                size="xs"
                label={field.label}
                data={[...field.options]}
                value={String(values[field.name] ?? '')}
                onChange={(event) =>
                  onChange(field.name, event.currentTarget.value || undefined, { replace: false })
                }
              />
            ) : (
              <DraftInput
                key={field.name}
                kind={field.kind}
                label={field.label}
                placeholder={field.placeholder}
                value={String(values[field.name] ?? '')}
                onCommit={(value) =>
                  onChange(field.name, value, { replace: field.kind !== 'date' })
                }
              />
            ),
          )}
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
