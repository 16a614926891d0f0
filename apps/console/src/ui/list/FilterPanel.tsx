import { Button } from '@mantine/core';
import { useFocusTrap, useWindowEvent } from '@mantine/hooks';
import { IconChevronDown, IconChevronRight, IconX } from '@tabler/icons-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useCloseOnBack } from '../../core/address/history.ts';
import { useNarrow } from '../../core/browser/media.ts';
import {
  clearFilters,
  fittingFilters,
  heldFilters,
  type ChangeFilter,
  type FilterField,
  type FilterValues,
  type HeldFilter,
} from './filterFields.ts';
import { daysNote, FilterChip, FilterInput } from './FilterInput.tsx';
import { useRoom } from './room.ts';
import styles from './FilterPanel.module.css';

export interface FilterPanelProps<Name extends string> {
  fields: readonly FilterField<Name>[];
  /** The current values, from the address. */
  values: FilterValues<Name>;
  /** The defaults for values that the address lacks. They show, and do not count as set. */
  defaults?: FilterValues<Name>;
  /** Called when a filter changes. If the function is stable, only changed filters render. */
  onChange: ChangeFilter<Name>;
  /** Called with the fields to clear. */
  onClear: (fields: readonly FilterField<Name>[]) => void;
  /**
   * Makes the filters foldable, and sets whether they start folded. By default they are folded on narrow screens, and
   * not foldable on wide ones.
   */
  folded?: boolean;
  /** Further controls, such as checkboxes. */
  children?: ReactNode;
  /** Buttons at the end of the line. */
  actions?: ReactNode;
}

/**
 * The filters of a list in one line. Those without room are under More, and their values show below. On narrow screens
 * all of them are on a sheet behind a button; it traps the focus, and Back and Escape close it. Only text being typed
 * is local state: the address has the rest.
 */
export function FilterPanel<Name extends string>(props: FilterPanelProps<Name>) {
  const { fields, values, defaults, onClear, folded, children } = props;
  const narrow = useNarrow();
  // Unfolded in place, or as a sheet over a narrow screen.
  const [open, setOpen] = useState<'here' | 'sheet' | undefined>(
    (folded ?? narrow) ? undefined : 'here',
  );
  const isSheet = narrow && open === 'sheet';
  const foldable = folded !== undefined || narrow;
  const toggle = useRef<HTMLButtonElement>(null);
  const sheet = useFocusTrap(isSheet);
  const close = () => {
    setOpen(undefined);
    toggle.current?.focus();
  };
  useWindowEvent('keydown', ({ key }) => isSheet && key === 'Escape' && close());
  useCloseOnBack(close, { disabled: !isSheet });
  const { line, end, room } = useRoom();
  /** How often the filters were cleared, which also drops invalid drafts. */
  const [cleared, setCleared] = useState(0);
  const filters = heldFilters(fields, values, defaults);
  const isSet = (filter: HeldFilter<Name>) => filter.isSet;
  const inLine = narrow ? fields : fittingFilters(fields, room);
  const rest = filters.filter(({ field }) => !inLine.includes(field));
  const active = filters.filter(isSet).length;
  const onChange = props.onChange as ChangeFilter<string>;
  const input = (filter: HeldFilter<Name>) => (
    <FilterInput key={`${filter.field.name} ${cleared}`} {...filter} onChange={onChange} />
  );
  return (
    <section
      ref={sheet}
      aria-label="Filters"
      role={isSheet ? 'dialog' : undefined}
      aria-modal={isSheet || undefined}
      className={styles.panel}
      data-changed={filters.some(({ isChanged }) => isChanged) || undefined}
      data-sheet={isSheet || undefined}
    >
      {foldable && (
        <Button
          ref={toggle}
          variant="default"
          size="xs"
          mih={narrow ? 44 : undefined}
          aria-expanded={open !== undefined}
          aria-controls={clearFilters.form}
          leftSection={open ? <IconChevronDown size={14} /> : <IconChevronRight size={14} />}
          rightSection={isSheet && <IconX size={14} />}
          onClick={() => setOpen(open ? undefined : narrow ? 'sheet' : 'here')}
        >
          {active > 0 ? `Filters (${active})` : 'Filters'}
        </Button>
      )}
      <form
        id={clearFilters.form}
        className={styles.form}
        hidden={foldable && !open}
        role="search"
        onSubmit={(event) => event.preventDefault()}
        onReset={(event) => {
          event.preventDefault();
          setCleared(cleared + 1);
          onClear(fields);
        }}
      >
        <div className={styles.row} ref={line}>
          {filters.filter(({ field }) => inLine.includes(field)).map(input)}
          {rest.length > 0 && <More set={rest.filter(isSet).length}>{rest.map(input)}</More>}
          <div className={styles.end} ref={end}>
            {fields.some(({ kind }) => kind === 'date') && (
              // Screen readers hear it with the fields.
              <span className={styles.note} aria-hidden>
                {daysNote}
              </span>
            )}
            {props.actions}
          </div>
        </div>
        <div className={styles.foot} data-tools={children ? true : undefined}>
          <div className={styles.chips}>
            {rest.filter(isSet).map((filter) => (
              <FilterChip key={filter.field.name} {...filter} onChange={onChange} />
            ))}
            <Button size="compact-xs" variant="transparent" type="reset" className={styles.clear}>
              {clearFilters.label}
            </Button>
          </div>
          {children}
        </div>
        {isSheet && (
          <Button fullWidth mih={44} className={styles.done} onClick={close}>
            Show results
          </Button>
        )}
      </form>
    </section>
  );
}

/** A button for the filters without room in the line. */
function More({ set, children }: { set: number; children: ReactNode }) {
  const id = useId();
  return (
    <>
      <Button
        size="xs"
        variant="default"
        popoverTarget={id}
        aria-label={set > 0 ? `More filters, ${set} set` : 'More filters'}
        rightSection={<IconChevronDown size={14} aria-hidden />}
      >
        More
        {/* The button's name contains the number. */}
        {set > 0 && <span className={styles.count} data-set={set} />}
      </Button>
      <div id={id} popover="auto" className={styles.rest}>
        {children}
      </div>
    </>
  );
}
