import { Button } from '@mantine/core';
import { clearFilters } from '../page/Empty.tsx';
import { useFocusTrap, useWindowEvent } from '@mantine/hooks';
import { IconChevronDown, IconChevronRight, IconFilter, IconX } from '@tabler/icons-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useCloseOnBack } from '../../core/address/history.ts';
import { useHasAllFilters, useIsNarrow } from '../../core/browser/media.ts';
import { pluralize } from '../../core/text/numbers.ts';
import { screenList } from '../focus/listFocus.ts';
import {
  filterStates,
  lineFilters,
  type ChangeFilter,
  type FilterField,
  type FilterValues,
  type FilterState,
} from './filterFields.ts';
import { DaysNote, FilterChip, FilterInput } from './FilterInput.tsx';
import { clearButtonWidth, filtersThatFit, lineWidth, useAvailableWidth } from './measure.ts';
import { RangeFilter } from './RangeFilter.tsx';
import styles from './FilterPanel.module.css';
import type { Elements } from '../elements.ts';

/** The filters of a list. */
export interface Filters<Name extends string> {
  /** If they are stable over renders, only changed filters render. */
  fields: readonly FilterField<Name>[];
  /** The defaults for values that the address lacks. They show, and do not count as set. */
  defaults?: FilterValues<Name>;
  /** Whether the filters start folded. By default, only those of narrow screens do. */
  folded?: boolean;
  /** Makes filters that start unfolded foldable on wide screens. On narrow ones all are. */
  foldable?: boolean;
  /** Buttons at the end of the line. A sheet needs none: its filters apply at once. */
  actions?: ReactNode;
  /** Further controls: in the sheet of a narrow screen, otherwise at the end of the line above. */
  tools?: Elements;
}

export interface FilterPanelProps<Name extends string> extends Filters<Name> {
  /** The current values, from the address. */
  values: FilterValues<Name>;
  /** The number of results, if known. */
  total?: number | undefined;
  /** Called when a filter changes. If the function is stable, only changed filters render. */
  onChange: ChangeFilter<Name>;
  /** Called with the fields to clear. */
  onClear: (fields: readonly FilterField<Name>[]) => void;
}

/**
 * The filters of a list. From 1280 px on all are in sight, on a second line where one is too short. Below, they are in
 * one line: those that do not fit are under More, and their values show below. On narrow screens the line has the first
 * text filter, and a button for a sheet with all of them; it traps the focus, and Back and Escape close it. Only text
 * being typed is local state: the address has the rest.
 */
export function FilterPanel<Name extends string>(props: FilterPanelProps<Name>) {
  const { fields, values, defaults, onClear, folded, total } = props;
  const narrow = useIsNarrow();
  const hasAll = useHasAllFilters();
  const tools = narrow && props.tools;
  // Unfolded in place, or as a sheet over a narrow screen.
  const [open, setOpen] = useState<'inline' | 'sheet' | undefined>(
    (folded ?? narrow) ? undefined : 'inline',
  );
  const isSheet = narrow && open === 'sheet';
  const foldable = props.foldable || folded !== undefined || narrow;
  const toggle = useRef<HTMLButtonElement>(null);
  const sheet = useFocusTrap(isSheet);
  const close = () => {
    setOpen(undefined);
    toggle.current?.focus();
  };
  useWindowEvent('keydown', ({ key }) => isSheet && key === 'Escape' && close());
  useCloseOnBack(close, { disabled: !isSheet });
  const allInLine = lineFilters(fields);
  const needsMeasuring = !narrow && !hasAll;
  const { line, end, available } = useAvailableWidth(
    needsMeasuring ? lineWidth(allInLine) + clearButtonWidth : 0,
  );
  /** How often the filters were cleared, which also drops invalid drafts. */
  const [clearCount, setClearCount] = useState(0);
  /** Whether something was typed since the filters were cleared: it may be no valid filter, but can be cleared. */
  const [hasDraft, setHasDraft] = useState(false);
  const filters = filterStates(fields, values, defaults);
  const isSet = (filter: FilterState<Name>) => filter.isSet;
  // Narrow screens show the first text filter, unless the caller folds the filters.
  const quickFilter = narrow && !open && folded === undefined ? fields.find(isText) : undefined;
  const inLine = narrow
    ? (quickFilter ? [quickFilter] : fields).map((field) => [field] as const)
    : filtersThatFit(allInLine, available - clearButtonWidth);
  const isInLine = ({ field }: FilterState<Name>) => inLine.some((one) => one.includes(field));
  const overflow = narrow ? [] : filters.filter((filter) => !isInLine(filter));
  const chips = overflow.filter(isSet);
  // Without chips, the button needs no line of its own.
  const clearsInLine = !narrow && chips.length === 0;
  const clear = (
    <Button
      size="compact-xs"
      variant="transparent"
      type="reset"
      className={styles.clear}
      disabled={!hasDraft && !filters.some(({ isChanged }) => isChanged)}
    >
      {clearFilters.label}
    </Button>
  );
  const active = filters.filter(isSet).length;
  const FoldMark = quickFilter ? IconFilter : open ? IconChevronDown : IconChevronRight;
  const onChange = props.onChange as ChangeFilter<string>;
  const stateOf = (field: FilterField<Name>) =>
    filters.find((filter) => filter.field === field) as FilterState<Name>;
  const input = (filter: FilterState<Name>) => (
    <FilterInput key={`${filter.field.name} ${clearCount}`} {...filter} onChange={onChange} />
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
      data-quick={quickFilter && true}
    >
      {foldable && (
        <Button
          ref={toggle}
          variant="default"
          size="xs"
          aria-expanded={open !== undefined}
          aria-controls={clearFilters.form}
          leftSection={!isSheet && <FoldMark size={quickFilter ? 16 : 14} aria-hidden />}
          rightSection={isSheet && <IconX size={18} aria-hidden />}
          onClick={() => setOpen(open ? undefined : narrow ? 'sheet' : 'inline')}
        >
          <span className={quickFilter && styles.word}>
            {active > 0 ? `Filters (${active})` : 'Filters'}
          </span>
          {quickFilter && active > 0 && (
            <span aria-hidden className={styles.active}>
              {active}
            </span>
          )}
        </Button>
      )}
      <form
        id={clearFilters.form}
        className={styles.form}
        hidden={foldable && !open && !quickFilter}
        role="search"
        onSubmit={(event) => event.preventDefault()}
        onInput={() => setHasDraft(true)}
        onReset={(event) => {
          event.preventDefault();
          setClearCount(clearCount + 1);
          setHasDraft(false);
          onClear(fields);
          // The button is disabled then.
          (isSheet ? toggle.current : screenList())?.focus({ preventScroll: true });
        }}
      >
        <div className={styles.row} ref={line}>
          {inLine.map(([field, rangeEnd]) => {
            const [start, stop] = [stateOf(field), rangeEnd && stateOf(rangeEnd)];
            return stop ? (
              <RangeFilter key={field.name} start={start} end={stop} onChange={onChange}>
                {[start, stop].map(input)}
              </RangeFilter>
            ) : (
              input(start)
            );
          })}
          {overflow.length > 0 && (
            <More set={overflow.filter(isSet).length}>
              {overflow.map(input)}
              {overflow.some(({ field }) => isDate(field)) && <DaysNote />}
            </More>
          )}
          {inLine.some(([field, rangeEnd]) => !rangeEnd && isDate(field)) && <DaysNote />}
          {clearsInLine && clear}
          <div className={styles.end} ref={end}>
            {!isSheet && props.actions}
          </div>
        </div>
        {!clearsInLine && (
          <div className={styles.foot} data-tools={tools ? true : undefined}>
            <div className={styles.chips}>
              {chips.map((filter) => (
                <FilterChip key={filter.field.name} {...filter} onChange={onChange} />
              ))}
              {clear}
            </div>
            {tools}
          </div>
        )}
        {isSheet && (
          <Button fullWidth mih={44} className={styles.done} onClick={close}>
            {total === undefined ? 'Show results' : `Show ${pluralize(total, 'result')}`}
          </Button>
        )}
      </form>
    </section>
  );
}

const isText = ({ kind }: FilterField<string>) => kind === 'text';

const isDate = ({ kind }: FilterField<string>) => kind === 'date';

/** A button for the filters that do not fit. */
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
        <span>More</span>
        {/* The button's name contains the number. */}
        {set > 0 && <span className={styles.count} data-set={set} />}
      </Button>
      <div id={id} popover="auto" className={styles.rest}>
        {children}
      </div>
    </>
  );
}
