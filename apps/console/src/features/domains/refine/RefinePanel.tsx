import { Button, Checkbox, Text } from '@mantine/core';
import { useId, useRef, useEffect, useState } from 'react';
import { domainsListQueryLimits } from '@dropcatch/sdk/limits';
import { useQuery } from '@tanstack/react-query';
import { PlainSelect } from '../../../ui/form/PlainField.tsx';
import { DraftInput } from '../../../ui/list/FilterInput.tsx';
import { formatCount } from '../../../core/text/numbers.ts';
import type { CatalogSearch } from '../catalogSearch.ts';
import {
  type FurtherQuery,
  type Refinement,
  furtherRows,
  rowsSoFar,
  refineRows,
} from './refineRows.ts';
import styles from './refine.module.css';
import { errorText } from '../../../core/api/errors.ts';
import { showFailure } from '../../../core/api/messages.ts';
import { queryClient } from '../../../core/api/queryClient.ts';
import { readDomains } from '../../../entities/domains/domains.ts';
import { readableName } from '../../../entities/domains/IdnName.tsx';

export interface RefinePanelProps {
  search: CatalogSearch;
  /** The columns that are shown. */
  shown: readonly { id: string; header: string }[];
  /** Rows on the page, once they have come, and how many of them are left. */
  loaded: number | undefined;
  left: number;
  /** How many rows the filter has. */
  total: number | undefined;
  /** What a search of further pages is of; undefined where nothing is refined. */
  further: FurtherQuery | undefined;
  /** Shows only what the refinement leaves, not how to change it. */
  folded: boolean;
  /** Called when the refinement is lifted: the panel stays, and so does the focus. */
  onCleared: () => void;
  /** Changes what shows of the page that is loaded. */
  onLook: (patch: Partial<CatalogSearch>, replace?: boolean) => void;
}

const none: Record<keyof Refinement, undefined> = {
  starts: undefined,
  ends: undefined,
  no_digits: undefined,
  no_hyphens: undefined,
  metric: undefined,
  metric_min: undefined,
};

/** Narrows the loaded page down, and says that it is no more than that. */
export function RefinePanel(props: RefinePanelProps) {
  const { search, loaded = 0, left, total = 0, further, folded, onLook, onCleared } = props;
  const { starts, ends, no_digits, no_hyphens, metric, metric_min } = search;
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const metrics = props.shown.filter((column) => column.id.startsWith('ds'));
  const chosen = metrics.some((column) => column.id === metric) ? metric : undefined;
  return (
    <section ref={panel} tabIndex={-1} aria-labelledby={id} className={styles.panel}>
      <div className={styles.head}>
        <Text size="sm" component="p">
          <strong id={id}>Refine this page</strong>
          <span className={styles.note}>
            {' '}
            – works on the {formatCount(loaded)} loaded rows only; the filters above search the
            whole catalogue
          </span>
        </Text>
        <div className={styles.state}>
          <span role="status">
            {further && `${formatCount(left)} of ${formatCount(loaded)} rows on this page`}
          </span>
          {further && (
            <FurtherSearch
              key={JSON.stringify(further)}
              search={further}
              shown={props.shown}
              total={total}
              left={left}
            />
          )}
          {further && (
            <Button
              size="compact-xs"
              variant="default"
              onClick={() => {
                onLook(none);
                onCleared();
                panel.current?.focus();
              }}
            >
              Clear refinement
            </Button>
          )}
        </div>
      </div>
      <div className={styles.fields} hidden={folded}>
        <DraftInput
          kind="text"
          label="Starts with"
          value={starts ?? ''}
          onCommit={(text) => onLook({ starts: text || undefined }, true)}
        />
        <DraftInput
          kind="text"
          label="Ends with"
          value={ends ?? ''}
          onCommit={(text) => onLook({ ends: text || undefined }, true)}
        />
        <PlainSelect
          label="Metric"
          disabled={metrics.length === 0}
          options={[
            { value: '', label: metrics.length === 0 ? 'Needs a data source' : 'None' },
            ...metrics.map((column) => ({ value: column.id, label: column.header })),
          ]}
          value={chosen ?? ''}
          onChange={(event) => onLook({ metric: event.currentTarget.value || undefined })}
        />
        <DraftInput
          kind="number"
          label="Minimum"
          placeholder={chosen ? 'At least' : 'Of a metric'}
          value={metric_min === undefined ? '' : String(metric_min)}
          onCommit={(text) => onLook({ metric_min: text ? Number(text) : undefined }, true)}
        />
        <Checkbox
          size="xs"
          className={styles.check}
          label="No digits"
          checked={no_digits !== undefined}
          onChange={({ currentTarget: { checked } }) =>
            onLook({ no_digits: checked ? 'yes' : undefined })
          }
        />
        <Checkbox
          size="xs"
          className={styles.check}
          label="No hyphens"
          checked={no_hyphens !== undefined}
          onChange={({ currentTarget: { checked } }) =>
            onLook({ no_hyphens: checked ? 'yes' : undefined })
          }
        />
      </div>
    </section>
  );
}

/** Pages that are searched hold so many rows. */
const perPage = domainsListQueryLimits.per_page.max;

/** A search pauses after so many finds; the person may go on. */
const mostFinds = 500;

interface FurtherSearchProps {
  search: FurtherQuery;
  /** The columns of the list. */
  shown: readonly { id: string }[];
  /** How many rows the filter has. */
  total: number;
  /** How many rows of the shown page are left. */
  left: number;
}

/** Looks through the pages behind the shown one; says how far it has read, and can be stopped and taken up again. */
function FurtherSearch({ search, shown, total, left }: FurtherSearchProps) {
  const { data } = useQuery(furtherRows(search));
  const [running, setRunning] = useState(false);
  const run = useRef<AbortController>(undefined);
  useEffect(() => () => run.current?.abort(), []);
  const begin = async () => {
    const current = new AbortController();
    run.current = current;
    setRunning(true);
    try {
      await searchFurther(search, shown, current.signal);
    } catch (error) {
      if (!current.signal.aborted) showFailure(errorText(error), error);
    } finally {
      if (!current.signal.aborted) setRunning(false);
    }
  };
  const stop = () => {
    run.current?.abort();
    setRunning(false);
  };
  const read = data?.read ?? rowsSoFar(search.query);
  const isOver = read >= total;
  return (
    <>
      {(data || running) && (
        <span role="status">
          {`${formatCount(left + (data?.domains.length ?? 0))} found in ${formatCount(Math.min(read, total))} of ${formatCount(total)} rows`}
        </span>
      )}
      {(running || !isOver) && (
        <Button size="compact-xs" variant="default" onClick={running ? stop : () => void begin()}>
          {running ? 'Stop' : data ? 'Go on' : 'Search further pages'}
        </Button>
      )}
    </>
  );
}

/**
 * Reads the pages behind the shown one, or behind what was read before, and keeps what the refinement leaves; up to
 * {@link mostFinds} more rows. It ends when it is aborted, and keeps what it has.
 * @param shown the columns of the list
 */
async function searchFurther(
  search: FurtherQuery,
  shown: readonly { id: string }[],
  signal: AbortSignal,
): Promise<void> {
  const { queryKey } = furtherRows(search);
  const before = queryClient.getQueryData(queryKey)?.domains ?? [];
  for (;;) {
    const known = queryClient.getQueryData(queryKey);
    const read = known?.read ?? rowsSoFar(search.query);
    const page = Math.floor(read / perPage) + 1;
    const query = { ...search.query, page, per_page: perPage };
    const list = await readDomains(query, signal);
    const rows = list.domains.slice(read - (page - 1) * perPage);
    const found = refineRows(rows, search.refinement, shown, readableName);
    const domains = [...(known?.domains ?? []), ...found];
    const { total } = list.pagination;
    const upTo = Math.min(total, page * perPage);
    queryClient.setQueryData(queryKey, { domains, read: upTo, total });
    if (upTo >= total || domains.length - before.length >= mostFinds) return;
  }
}
