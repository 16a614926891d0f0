import { Button, Checkbox, Group, Text } from '@mantine/core';
import { domainsListQueryLimits } from '@dropcatch/sdk/limits';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { errorText } from '../../../core/api/errors.ts';
import { showFailure } from '../../../core/api/messages.ts';
import { queryClient } from '../../../core/api/queryClient.ts';
import { formatCount } from '../../../core/text/numbers.ts';
import { readDomains } from '../../../entities/domains/domains.ts';
import { readableName } from '../../../entities/domains/IdnName.tsx';
import { PlainSelect } from '../../../ui/form/PlainField.tsx';
import { DraftInput } from '../../../ui/list/FilterInput.tsx';
import type { CatalogSearch } from '../catalogSearch.ts';
import { furtherRows, refineRows, rowsSoFar, type FurtherQuery } from './refineRows.ts';
import styles from './refine.module.css';

export interface RefinePanelProps {
  search: CatalogSearch;
  shown: readonly { id: string; header: string }[];
  /** The number of rows on the page, once loaded, and how many of them are left. */
  loaded: number | undefined;
  left: number;
  /** The number of filtered rows. */
  total: number | undefined;
  /** The query for searching further pages; undefined without a refinement. */
  further: FurtherQuery | undefined;
  /** Shows only the result, not the fields. */
  folded: boolean;
  /** Called when the refinement is cleared, so that the panel and the focus stay. */
  onCleared: () => void;
  /** Changes what shows of the loaded page. */
  onLook: (patch: Partial<CatalogSearch>, replace?: boolean) => void;
}

const none: Partial<CatalogSearch> = {
  starts: undefined,
  ends: undefined,
  no_digits: undefined,
  no_hyphens: undefined,
  metric: undefined,
  metric_min: undefined,
};

const texts = { starts: 'Starts with', ends: 'Ends with' } as const;

const switches = { no_digits: 'No digits', no_hyphens: 'No hyphens' } as const;

const entriesOf = <Name extends string>(labels: Readonly<Record<Name, string>>) =>
  Object.entries(labels) as [Name, string][];

/** Narrows down the loaded page, and says that it does only that. */
export function RefinePanel(props: RefinePanelProps) {
  const { search, shown, loaded = 0, left, total = 0, further, folded, onLook } = props;
  const { metric, metric_min } = search;
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const metrics = shown.filter((column) => column.id.startsWith('ds'));
  const chosen = metrics.some((column) => column.id === metric) ? metric : undefined;
  const clear = () => {
    onLook(none);
    props.onCleared();
    panel.current?.focus();
  };
  return (
    <section ref={panel} tabIndex={-1} aria-labelledby={id} className={styles.panel}>
      <Group justify="space-between" gap="4px 16px" mih={24}>
        <p>
          <strong id={id}>Refine this page</strong>
          <Text span inherit c="dimmed">
            {' '}
            – works on the {formatCount(loaded)} loaded rows only; the filters above search the
            whole catalogue
          </Text>
        </p>
        <Group gap={10} wrap="nowrap" fw={500}>
          <span role="status">
            {further && `${formatCount(left)} of ${formatCount(loaded)} rows on this page`}
          </span>
          {further && (
            <>
              <FurtherSearch
                key={JSON.stringify(further)}
                search={further}
                shown={shown}
                total={total}
                left={left}
              />
              <Button size="compact-xs" variant="default" onClick={clear}>
                Clear refinement
              </Button>
            </>
          )}
        </Group>
      </Group>
      <div className={styles.fields} hidden={folded}>
        {entriesOf(texts).map(([name, label]) => (
          <DraftInput
            key={name}
            kind="text"
            label={label}
            value={search[name] ?? ''}
            onCommit={(text) => onLook({ [name]: text || undefined }, true)}
          />
        ))}
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
        {entriesOf(switches).map(([name, label]) => (
          <Checkbox
            key={name}
            size="xs"
            className={styles.check}
            label={label}
            checked={search[name] !== undefined}
            onChange={({ currentTarget: { checked } }) =>
              onLook({ [name]: checked ? 'yes' : undefined })
            }
          />
        ))}
      </div>
    </section>
  );
}

/** The page size of the search. */
const perPage = domainsListQueryLimits.per_page.max;

/** A search pauses after this many finds. The person may continue. */
const mostFinds = 500;

interface FurtherSearchProps extends Pick<RefinePanelProps, 'shown' | 'left'> {
  search: FurtherQuery;
  total: number;
}

/** Searches the pages after the shown one. It shows its progress, and can be stopped and continued. */
function FurtherSearch({ search, shown, total, left }: FurtherSearchProps) {
  const { data } = useQuery(furtherRows(search));
  const [running, setRunning] = useState(false);
  const run = useRef<AbortController>(undefined);
  useEffect(() => () => run.current?.abort(), []);
  const begin = async () => {
    const { signal } = (run.current = new AbortController());
    setRunning(true);
    try {
      await searchFurther(search, shown, signal);
    } catch (error) {
      if (!signal.aborted) showFailure(errorText(error), error);
    } finally {
      if (!signal.aborted) setRunning(false);
    }
  };
  const stop = () => {
    run.current?.abort();
    setRunning(false);
  };
  const read = Math.min(data?.read ?? rowsSoFar(search.query), total);
  return (
    <>
      {(data || running) && (
        <span role="status">
          {`${formatCount(left + (data?.domains.length ?? 0))} found in ${formatCount(read)} of ${formatCount(total)} rows`}
        </span>
      )}
      {(running || read < total) && (
        <Button size="compact-xs" variant="default" onClick={running ? stop : () => void begin()}>
          {running ? 'Stop' : data ? 'Go on' : 'Search further pages'}
        </Button>
      )}
    </>
  );
}

/**
 * Reads the pages after the shown one, or continues, and keeps the rows that fit, up to {@link mostFinds} more. When
 * aborted, it keeps what it has.
 */
async function searchFurther(
  search: FurtherQuery,
  shown: RefinePanelProps['shown'],
  signal: AbortSignal,
): Promise<void> {
  const { queryKey } = furtherRows(search);
  const stored = () => queryClient.getQueryData(queryKey);
  let { domains, read } = stored() ?? { domains: [], read: rowsSoFar(search.query) };
  const most = domains.length + mostFinds;
  let total: number;
  do {
    const page = Math.floor(read / perPage) + 1;
    const list = await readDomains({ ...search.query, page, per_page: perPage }, signal);
    const rows = list.domains.slice(read - (page - 1) * perPage);
    const found = refineRows(rows, search.refinement, shown, readableName);
    // A star may have changed meanwhile.
    domains = [...(stored()?.domains ?? []), ...found];
    total = list.pagination.total;
    read = Math.min(total, page * perPage);
    queryClient.setQueryData(queryKey, { domains, read });
  } while (read < total && domains.length < most);
}
