import { Button } from '@mantine/core';
import { useFocusTrap } from '@mantine/hooks';
import { IconChevronDown, IconChevronRight, IconX } from '@tabler/icons-react';
import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { useCloseOnBack } from '../../core/address/history.ts';
import { useNarrow } from '../../core/browser/media.ts';
import {
  clearFilters,
  fitting,
  isBefore,
  type ChangeFilter,
  type FilterField,
} from './filterFields.ts';
import { daysNote, FilterChip, FilterInput } from './FilterInput.tsx';
import styles from './FilterPanel.module.css';

export type { FilterField } from './filterFields.ts';

export interface FilterPanelProps<Name extends string> {
  fields: readonly FilterField<Name>[];
  /** What holds now, from the address. */
  values: Readonly<Partial<Record<Name, string | number | undefined>>>;
  /** What holds where the address says nothing. It shows, and does not count as set. */
  defaults?: Readonly<Partial<Record<Name, string>>>;
  /** A filter changed. Where it stays the same over renders, only the filters that changed render. */
  onChange: ChangeFilter<Name>;
  /** Told the fields whose filters are to be lifted. */
  onClear: (fields: readonly FilterField<Name>[]) => void;
  /** Whether the filters can be folded. On narrow screens they always can, and start folded: the list comes first. */
  collapsible?: boolean;
  /** Whether it starts unfolded, on any screen. Where absent it does on wide ones. */
  initiallyOpen?: boolean;
  /** Further controls, such as checkboxes. */
  children?: ReactNode;
  /** Buttons at the end of the line. */
  actions?: ReactNode;
}

/** Unfolded in its place, or over the whole of a narrow screen. */
type Unfolded = 'here' | 'sheet';

/**
 * The filters of a list as data, in one line; those without room are under More, and what they hold shows below. On
 * narrow screens all of them are on a sheet behind a button, which keeps the focus and is left by Back and Escape. Holds no state of its own but what is being typed: the
 * address has the rest.
 */
export function FilterPanel<Name extends string>(props: FilterPanelProps<Name>) {
  const { fields, values, defaults, onChange, onClear, children, actions } = props;
  const { collapsible = false, initiallyOpen } = props;
  const narrow = useNarrow();
  const [open, setOpen] = useState<Unfolded | undefined>(
    (initiallyOpen ?? !narrow) ? 'here' : undefined,
  );
  const isSheet = narrow && open === 'sheet';
  const foldable = collapsible || narrow;
  const toggle = useRef<HTMLButtonElement>(null);
  const [row, end, room] = useRoom();
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
  const isSet = ({ name }: FilterField<Name>) => {
    const value = values[name] ?? '';
    return value !== '' && value !== defaultOf(name);
  };
  const active = fields.filter(isSet).length;
  // A default that was lifted can be had back.
  const isChanged = fields.some(
    ({ name }) => values[name] !== undefined && String(values[name]) !== (defaultOf(name) ?? ''),
  );
  const inRow = narrow ? fields : fitting(fields, room);
  const rest = fields.filter((field) => !inRow.includes(field));
  const input = (field: FilterField<Name>) => (
    <FilterInput
      key={`${field.name} ${cleared}`}
      field={field}
      value={valueOf(field.name)}
      isSet={isSet(field)}
      conflict={conflictOf(field)}
      none={defaultOf(field.name) === undefined ? undefined : ''}
      onChange={onChange as ChangeFilter<string>}
    />
  );
  const close = () => {
    setOpen(undefined);
    toggle.current?.focus();
  };
  const closeByEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  });
  useEffect(() => {
    if (!isSheet) return;
    const listen = (event: KeyboardEvent) => closeByEscape(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isSheet]);
  useCloseOnBack(close, { disabled: !isSheet });
  const sheet = useFocusTrap(isSheet);
  return (
    <section
      ref={sheet}
      aria-label="Filters"
      {...(isSheet && { role: 'dialog', 'aria-modal': true })}
      className={styles.panel}
      data-changed={isChanged || undefined}
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
        <div className={styles.row} ref={row}>
          {inRow.map(input)}
          {rest.length > 0 && <More set={rest.filter(isSet).length}>{rest.map(input)}</More>}
          <div className={styles.end} ref={end}>
            {fields.some(({ kind }) => kind === 'date') && (
              // The fields say it themselves where nobody sees them.
              <span className={styles.note} aria-hidden>
                {daysNote}
              </span>
            )}
            {actions}
          </div>
        </div>
        <div className={styles.foot} data-tools={children ? true : undefined}>
          <div className={styles.chips}>
            {rest.filter(isSet).map((field) => (
              <FilterChip
                key={field.name}
                field={field}
                value={valueOf(field.name)}
                conflict={conflictOf(field)}
                onLift={() => onChange(field.name, undefined, { replace: false })}
              />
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

/** The filters for which the line has no room, under a button. */
function More({ set, children }: { set: number; children: ReactNode }) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={`plain-button ${styles.more}`}
        popoverTarget={id}
        aria-label={set > 0 ? `More filters, ${set} set` : 'More filters'}
      >
        More {set > 0 && <span data-set={set} />}
        <IconChevronDown size={14} aria-hidden />
      </button>
      <div id={id} popover="auto" className={styles.rest}>
        {children}
      </div>
    </>
  );
}

/** How much of a line is left beside what stands at its end, in pixels; follows both. */
function useRoom(): [RefObject<HTMLDivElement | null>, RefObject<HTMLDivElement | null>, number] {
  const row = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(window.innerWidth);
  useLayoutEffect(() => {
    const [line, last] = [row.current, end.current];
    if (!line || !last) return;
    const measure = () => {
      // A line that is folded has no width.
      if (line.clientWidth > 0) setRoom(line.clientWidth - last.offsetWidth);
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(line);
    sizes.observe(last);
    return () => sizes.disconnect();
  }, []);
  return [row, end, room];
}
