import { Button, Group, Text } from '@mantine/core';
import { memo, useState, type ReactNode } from 'react';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import type { DraftKind } from '../../lib/list/filterDraft.ts';
import { useNarrow } from '../../lib/browser/useNarrow.ts';
import { PlainSelect } from '../field/PlainField.tsx';
import { clearFilters } from './clearFilters.ts';
import { DraftInput } from './DraftInput.tsx';
import styles from './FilterPanel.module.css';

/** One filter of a list: a name in the address, a label, and how it is entered. */
export type FilterField<Name extends string> = {
  name: Name;
  label: string;
  placeholder?: string;
} & (
  | {
      kind: DraftKind;
      /** The field that its range begins with. */
      from?: Name;
    }
  | {
      kind: 'select';
      options: readonly { value: string; label: string }[];
      /** How a value is called that is none of the options: they may still be on their way. */
      labelOf?: (value: string) => string;
    }
);

/**
 * Takes what a filter is changed to; empty only where that lifts a default. Typing replaces the entry of the history, a
 * choice makes a new one, so that Back undoes choices and not letters.
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
  /** What holds where the address says nothing. It shows, and does not count as set. */
  defaults?: Readonly<Partial<Record<Name, string>>>;
  /** A filter changed. Where it stays the same over renders, only the filters that changed render. */
  onChange: ChangeFilter<Name>;
  /** Told the fields whose filters are to be lifted. */
  onClear: (fields: readonly FilterField<Name>[]) => void;
  /** Whether the panel can be folded. On narrow screens it always can, and starts folded: the list comes first. */
  collapsible?: boolean;
  /** Starts unfolded on narrow screens, too. */
  initiallyOpen?: boolean;
  /** Further controls under the fields, such as checkboxes. */
  children?: ReactNode;
  /** Buttons beside Clear Filters. */
  actions?: ReactNode;
}

/** The filters of a list as data. Holds no state of its own but what is being typed: the address has the rest. */
export function FilterPanel<Name extends string>(props: FilterPanelProps<Name>) {
  const { fields, values, defaults, onChange, onClear, children, actions } = props;
  const { collapsible = false, initiallyOpen = false } = props;
  const narrow = useNarrow();
  const [open, setOpen] = useState(!narrow || initiallyOpen);
  const foldable = collapsible || narrow;
  /** How often the filters were cleared: drafts that cannot be read go, too. */
  const [cleared, setCleared] = useState(0);
  const defaultOf = (name: Name): string | undefined => defaults?.[name];
  const valueOf = (name: Name): string => String(values[name] ?? defaultOf(name) ?? '');
  /** Why a filter leaves nothing: it ends a range before its begin. */
  const conflictOf = (field: FilterField<Name>): string | undefined => {
    const from = 'from' in field && fields.find(({ name }) => name === field.from);
    if (!from || !isBefore(valueOf(field.name), valueOf(from.name), field.kind)) return undefined;
    return `${field.kind === 'date' ? 'Earlier' : 'Less'} than ${from.label}`;
  };
  const active = fields.filter(({ name }) => {
    const value = values[name] ?? '';
    return value !== '' && value !== defaultOf(name);
  }).length;
  return (
    <section aria-label="Filters" className={styles.panel}>
      {foldable && (
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          c="inherit"
          aria-expanded={open}
          aria-controls={clearFilters.form}
          leftSection={open ? <IconChevronDown size={14} /> : <IconChevronRight size={14} />}
          onClick={() => setOpen(!open)}
        >
          {active > 0 ? `Filters (${active})` : 'Filters'}
        </Button>
      )}
      <form
        id={clearFilters.form}
        hidden={foldable && !open}
        role="search"
        onSubmit={(event) => event.preventDefault()}
        onReset={(event) => {
          event.preventDefault();
          setCleared(cleared + 1);
          onClear(fields);
        }}
      >
        <div className={styles.fields}>
          {fields.map((field) => (
            <FilterInput
              key={`${field.name} ${cleared}`}
              field={field}
              value={valueOf(field.name)}
              conflict={conflictOf(field)}
              none={defaultOf(field.name) === undefined ? undefined : ''}
              onChange={onChange as ChangeFilter<string>}
            />
          ))}
        </div>
        <div className={styles.footer}>
          <Group gap="xs">
            {actions}
            <Button size="xs" variant="default" type="reset">
              {clearFilters.label}
            </Button>
            {fields.some(({ kind }) => kind === 'date') && (
              // The fields say it themselves where nobody sees them.
              <Text size="xs" c="dimmed" aria-hidden>
                {daysNote}
              </Text>
            )}
          </Group>
          {children}
        </div>
      </form>
    </section>
  );
}

/** The days of all date filters are UTC days. */
const daysNote = 'Days are UTC';

/** Whether one end of a range lies before the other; not where one of them is open. */
function isBefore(end: string, begin: string, kind: FilterField<string>['kind']): boolean {
  if (end === '' || begin === '') return false;
  return kind === 'date' ? end < begin : Number(end) < Number(begin);
}

interface FilterInputProps {
  field: FilterField<string>;
  value: string;
  /** What it has against another filter. */
  conflict: string | undefined;
  /** What the filter is changed to where nothing is left of it. */
  none: '' | undefined;
  onChange: ChangeFilter<string>;
}

/** One filter; renders again only when it changed itself. */
const FilterInput = memo(function FilterInput(props: FilterInputProps) {
  const { field, value, conflict, none, onChange } = props;
  const { name, label } = field;
  if (field.kind === 'select') {
    const { options, labelOf = String } = field;
    const known = options.some((option) => option.value === value);
    return (
      <PlainSelect
        label={label}
        options={known ? options : [...options, { value, label: labelOf(value) }]}
        value={value}
        onChange={(event) => onChange(name, event.currentTarget.value || none, { replace: false })}
      />
    );
  }
  return (
    <DraftInput
      kind={field.kind}
      label={label}
      placeholder={field.placeholder}
      value={value}
      conflict={conflict}
      onCommit={(text, again) =>
        onChange(name, text || none, { replace: field.kind !== 'date' || again })
      }
      {...(field.kind === 'date' && { description: daysNote })}
    />
  );
});
