import { Button, Checkbox, Group, Text } from '@mantine/core';
import { domainsListQueryLimits } from '@dropcatch/sdk/limits';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { queryClient } from '../../../core/api/queryClient.ts';
import { useStoppableRead } from '../../../core/api/useStoppableRead.ts';
import { formatCount } from '../../../core/text/numbers.ts';
import { readDomains } from '../../../entities/domains/domains.ts';
import { toUnicodeName } from '../../../entities/domains/idn.ts';
import { PlainSelect } from '../../../ui/form/PlainField.tsx';
import { DraftInput } from '../../../ui/list/FilterInput.tsx';
import type { CatalogSearch } from '../catalogSearch.ts';
import { furtherRows, refineRows, rowsSoFar, type FurtherQuery } from './refineRows.ts';
import styles from './refine.module.css';

interface RefinePanelProps {
  search: CatalogSearch;
  visibleColumns: readonly { id: string; header: string }[];
  /** The number of rows on the page; undefined until they have loaded. */
  loaded: number | undefined;
  /** The number of rows on the page that match the refinement. */
  matchCount: number;
  /** The total number of filtered rows. */
  total: number | undefined;
  /** The query for searching further pages; undefined without a refinement. */
  further: FurtherQuery | undefined;
  /** Hides the fields. */
  collapsed: boolean;
  /** Called when the refinement is cleared, to keep the panel open. */
  onCleared: () => void;
  /** Changes what the loaded page shows. */
  onChangeView: (patch: Partial<CatalogSearch>, replace?: boolean) => void;
}

const noRefinement: Partial<CatalogSearch> = {
  starts: undefined,
  ends: undefined,
  no_digits: undefined,
  no_hyphens: undefined,
  metric: undefined,
  metric_min: undefined,
};

const textFields = { starts: 'Starts with', ends: 'Ends with' } as const;

const checkboxes = { no_digits: 'No digits', no_hyphens: 'No hyphens' } as const;

const entriesOf = <Name extends string>(labels: Readonly<Record<Name, string>>) =>
  Object.entries(labels) as [Name, string][];

/** Filters the rows of the loaded page by further criteria, and says that it does only that. */
export function RefinePanel(props: RefinePanelProps) {
  const {
    search,
    visibleColumns,
    loaded = 0,
    matchCount,
    total = 0,
    further,
    collapsed,
    onChangeView,
  } = props;
  const { metric, metric_min } = search;
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const metrics = visibleColumns.filter((column) => column.id.startsWith('ds'));
  const selectedMetric = metrics.some((column) => column.id === metric) ? metric : undefined;
  const clear = () => {
    onChangeView(noRefinement);
    props.onCleared();
    panel.current?.focus();
  };
  return (
    <section ref={panel} tabIndex={-1} aria-labelledby={id} className={styles.panel}>
      <Group justify="space-between" gap="4px 16px" mih={24}>
        <p>
          <strong id={id}>Refine this page</strong>
          <Text span inherit c="dimmed">
            {` – works on the ${formatCount(loaded)} loaded rows only; the filters above search the whole catalogue`}
          </Text>
        </p>
        <Group gap={10} wrap="nowrap" fw={500}>
          <span role="status">
            {further && `${formatCount(matchCount)} of ${formatCount(loaded)} rows on this page`}
          </span>
          {further && (
            <>
              <FurtherSearch
                key={JSON.stringify(further)}
                search={further}
                visibleColumns={visibleColumns}
                total={total}
                matchCount={matchCount}
              />
              <Button size="compact-xs" variant="default" onClick={clear}>
                Clear refinement
              </Button>
            </>
          )}
        </Group>
      </Group>
      <div className={styles.fields} hidden={collapsed}>
        {entriesOf(textFields).map(([name, label]) => (
          <DraftInput
            key={name}
            kind="text"
            label={label}
            value={search[name] ?? ''}
            onCommit={(text) => onChangeView({ [name]: text || undefined }, true)}
          />
        ))}
        <PlainSelect
          label="Metric"
          disabled={metrics.length === 0}
          options={[
            { value: '', label: metrics.length === 0 ? 'Needs a data source' : 'None' },
            ...metrics.map((column) => ({ value: column.id, label: column.header })),
          ]}
          value={selectedMetric ?? ''}
          onChange={(event) => onChangeView({ metric: event.currentTarget.value || undefined })}
        />
        <DraftInput
          kind="number"
          label="Minimum"
          placeholder={selectedMetric ? 'At least' : 'Of a metric'}
          value={metric_min === undefined ? '' : String(metric_min)}
          onCommit={(text) => onChangeView({ metric_min: text ? Number(text) : undefined }, true)}
        />
        {entriesOf(checkboxes).map(([name, label]) => (
          <Checkbox
            key={name}
            size="xs"
            className={styles.check}
            label={label}
            checked={search[name] !== undefined}
            onChange={({ currentTarget: { checked } }) =>
              onChangeView({ [name]: checked ? 'yes' : undefined })
            }
          />
        ))}
      </div>
    </section>
  );
}

/** The page size of the search. */
const perPage = domainsListQueryLimits.per_page.max;

/** A search stops after this many matches, and can be continued. */
const maxMatches = 500;

interface FurtherSearchProps extends Pick<RefinePanelProps, 'visibleColumns' | 'matchCount'> {
  search: FurtherQuery;
  total: number;
}

/** Searches the pages after the current one. Shows its progress, and can be stopped and continued. */
function FurtherSearch({ search, visibleColumns, total, matchCount }: FurtherSearchProps) {
  const { data } = useQuery(furtherRows(search));
  const { running, start, stop } = useStoppableRead((signal) =>
    searchFurther(search, visibleColumns, signal),
  );
  const read = Math.min(data?.read ?? rowsSoFar(search.query), total);
  return (
    <>
      {(data || running) && (
        <span role="status">
          {`${formatCount(matchCount + (data?.domains.length ?? 0))} found in ${formatCount(read)} of ${formatCount(total)} rows`}
        </span>
      )}
      {(running || read < total) && (
        <Button size="compact-xs" variant="default" onClick={running ? stop : start}>
          {running ? 'Stop' : data ? 'Continue search' : 'Search further pages'}
        </Button>
      )}
    </>
  );
}

/**
 * Reads the pages after the current one, or continues, and keeps the rows that match, up to {@link maxMatches} more. An
 * aborted search keeps its results.
 */
async function searchFurther(
  search: FurtherQuery,
  visibleColumns: RefinePanelProps['visibleColumns'],
  signal: AbortSignal,
): Promise<void> {
  const { queryKey } = furtherRows(search);
  const cached = () => queryClient.getQueryData(queryKey);
  let { domains, read } = cached() ?? { domains: [], read: rowsSoFar(search.query) };
  const limit = domains.length + maxMatches;
  let total: number;
  do {
    const page = Math.floor(read / perPage) + 1;
    const list = await readDomains({ ...search.query, page, per_page: perPage }, signal);
    const rows = list.domains.slice(read - (page - 1) * perPage);
    const found = refineRows(rows, search.refinement, visibleColumns, toUnicodeName);
    // The watchlist may have changed the cached rows meanwhile.
    domains = [...(cached()?.domains ?? []), ...found];
    total = list.pagination.total;
    read = Math.min(total, page * perPage);
    queryClient.setQueryData(queryKey, { domains, read });
  } while (read < total && domains.length < limit);
}
