import { Box, Progress, Title } from '@mantine/core';
import type { DataSource, EnrichmentJob, enrichmentJobStatuses } from '@dropcatch/sdk';
import { IconFlask, IconPencil, IconTable, IconTablePlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { runMutation } from '../../core/api/apiQuery.ts';
import { queryClient } from '../../core/api/queryClient.ts';
import { badgeOf, type Badge } from '../../core/text/labels.ts';
import { pluralize, formatCount, formatPercent } from '../../core/text/numbers.ts';
import {
  createTable,
  dataSourceList,
  dataSourceStats,
  deleteDataSource,
  refreshAfterEnrichment,
  enrichmentJobs,
  responseFormatLabels,
} from './dataSources.ts';
import { askingAction, deleteAction } from '../../ui/dialog/askingAction.tsx';
import {
  activeState,
  enumLabel,
  link,
  state,
  text,
  time,
  type Column,
} from '../../ui/list/column.tsx';
import { DataList } from '../../ui/list/DataList.tsx';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import { namedRows } from '../../ui/list/selection.tsx';
import { wholeList } from '../../ui/list/useListAddress.ts';
import type { Action } from '../../ui/menu/action.ts';
import { StatCards } from '../../ui/page/StatCards.tsx';
import { StaleDataNote } from '../../ui/page/StaleDataNote.tsx';
import { useOnFinished } from '../../core/api/useOnFinished.ts';
import { Name, UserText } from '../../ui/value/UserText.tsx';
import styles from './dataSources.module.css';

/** Data Sources (spec, section 2): external APIs that enrich domains. Dialogs are child routes. */
export function DataSourcesPage() {
  return (
    <ListScreen
      title="Data Sources - External API sources for domain enrichment"
      tabTitle="Data Sources"
      subtitle="Coverage and jobs refresh themselves every 5 seconds."
      name="data_sources"
      label="Data Sources"
      heading
      address={wholeList}
      query={() => dataSourceList}
      rowsOf={({ sources }) => sources}
      columns={dataSourceColumns}
      names={namedRows}
      actionsFor={dataSourceActions}
      figures={<CoverageCards />}
      notice={<ActiveJobs />}
      dismissible
      create={{ label: 'New Data Source', to: '/data-sources/new' }}
      empty={{ none: 'No data sources configured. Create one to get started.' }}
    />
  );
}

/** The columns of /data-sources (spec, section 2). */
const dataSourceColumns: readonly Column<DataSource>[] = [
  {
    id: 'name',
    header: 'Name',
    width: 145,
    ...link(
      ({ name }) => name,
      ({ id }) => ({ to: '/data-sources/$sourceId/edit', params: { sourceId: id } }),
    ),
  },
  {
    id: 'api_url',
    header: 'API URL',
    phone: 'hidden',
    width: 600,
    value: ({ api_url }) => api_url,
    shows: ({ api_url }) => api_url,
    mono: true,
    cell: ({ api_url }) => (
      <span className="code">
        <UserText>{api_url}</UserText>
      </span>
    ),
  },
  {
    id: 'request_method',
    header: 'Method',
    phone: 'line',
    width: 64,
    value: ({ request_method }) => request_method,
  },
  {
    id: 'response_format',
    header: 'Format',
    width: 62,
    ...enumLabel(responseFormatLabels, ({ response_format }) => response_format),
  },
  { id: 'status', header: 'Status', width: 83, ...activeState },
];

/** The actions of a data source (spec, section 2). Those that delete data ask for confirmation. */
function dataSourceActions(source: DataSource): Action[] {
  const params = { sourceId: source.id };
  return [
    { label: 'Browse Data', icon: IconTable, go: { to: '/data-sources/$sourceId/browse', params } },
    { label: 'Test', icon: IconFlask, go: { to: '/data-sources/$sourceId/test', params } },
    createTableAction(source),
    { label: 'Edit', icon: IconPencil, go: { to: '/data-sources/$sourceId/edit', params } },
    deleteAction('data source', {
      name: source.name,
      body: (
        <>
          <p>Are you sure you want to delete this data source?</p>
          <p>
            <Name>{source.name}</Name> and its columns in the catalogue and in released domains will
            be gone. This cannot be undone.
          </p>
        </>
      ),
      run: () => runMutation(deleteDataSource, source),
    }),
  ];
}

/** Asks for confirmation, since recreating a table deletes its records. */
function createTableAction(source: DataSource): Action {
  const stats = queryClient.getQueryData(dataSourceStats.queryKey);
  // Not known if the statistics could not be loaded.
  const stored = stats && (stats.per_source.find(({ id }) => id === source.id)?.enriched ?? 0);
  return askingAction({
    label: 'Create/Recreate ClickHouse Table',
    icon: IconTablePlus,
    title: 'Create table?',
    confirmLabel: stored === 0 ? 'Create Table' : 'Recreate Table',
    danger: stored !== 0,
    body: (
      <>
        <p>
          Create/Recreate ClickHouse table for &quot;<bdi>{source.name}</bdi>&quot;?
        </p>
        {stored !== 0 && (
          <p>
            {`${stored === undefined ? 'What' : `The ${pluralize(stored, 'record')} that`} it holds now will be gone, and the external API is asked again.`}
          </p>
        )}
        {!source.response_mapping && (
          <p>This source has no response mapping yet, so the columns of its table are unknown.</p>
        )}
      </>
    ),
    run: () => runMutation(createTable, source),
  });
}

/** The number of domains, and how many of them have a value of each source (spec, section 2). */
function CoverageCards() {
  const query = useQuery(dataSourceStats);
  const { data } = query;
  const sources = useQuery(dataSourceList).data?.sources;
  // Cards show for all sources while the figures load, so that nothing moves.
  const cards = data?.per_source ?? sources ?? [];
  return (
    <StatCards
      query={query}
      ownLine
      stats={[
        {
          label: 'Total Domains',
          id: 'total',
          value: data && formatCount(data.total_domains),
          detail: <span className={styles.coverage}>in the catalogue</span>,
        },
        ...cards.map((source) => ({
          label: source.name,
          id: source.id,
          ...('enriched' in source
            ? {
                value: formatCount(source.enriched),
                hint: `${formatCount(source.enriched)} domains have a value`,
                detail: (
                  <Coverage percent={source.percentage} label={`Coverage of ${source.name}`} />
                ),
              }
            : { value: undefined }),
        })),
      ]}
    />
  );
}

interface CoverageProps {
  percent: number;
  /** What the bar measures, for assistive technology. */
  label: string;
}

function Coverage({ percent, label }: CoverageProps) {
  return (
    <span className={styles.coverage}>
      <Progress value={percent} aria-label={label} flex={1} />
      <span>{formatPercent(percent)}</span>
    </span>
  );
}

/** The running enrichment jobs (spec, section 2). Renders nothing if there are none, or if they are not known. */
function ActiveJobs() {
  const query = useQuery(enrichmentJobs);
  const jobs = query.data?.active_jobs ?? [];
  useOnFinished(jobs.map(keyOfJob), refreshAfterEnrichment);

  if (jobs.length === 0) return null;
  return (
    <Box mt={16} mb={16}>
      <Title order={2} size="h5" mb={6}>
        Active Enrichment Jobs
      </Title>
      <StaleDataNote query={query} what="the jobs" />
      <DataList
        label="Active Enrichment Jobs"
        rows={jobs}
        columns={jobColumns}
        rowKey={keyOfJob}
        empty={null}
      />
    </Box>
  );
}

/** Jobs have no id. */
const keyOfJob = ({ source_name, started_at }: EnrichmentJob) => `${source_name} ${started_at}`;

/** The labels and tones of the known job statuses. There may be others. */
const jobBadges: Readonly<Record<(typeof enrichmentJobStatuses)[number], Badge>> = {
  running: { label: 'Running', tone: 'running' },
  completed: { label: 'Completed', tone: 'good' },
  failed: { label: 'Failed', tone: 'bad' },
};

const jobColumns: readonly Column<EnrichmentJob>[] = [
  { id: 'source_name', header: 'Source', width: 145, ...text(({ source_name }) => source_name) },
  {
    id: 'processed',
    header: 'Processed',
    width: 170,
    value: ({ processed, total_domains }) =>
      `${formatCount(processed)} / ${formatCount(total_domains)} domains`,
  },
  {
    id: 'progress',
    header: 'Progress',
    width: 240,
    phone: 'line',
    cell: ({ progress, source_name }) => (
      <Coverage percent={progress} label={`Progress of ${source_name}`} />
    ),
  },
  {
    id: 'status',
    header: 'Status',
    width: 90,
    ...state(({ status }) => badgeOf(jobBadges, status, 'neutral')),
  },
  { id: 'started_at', header: 'Started', width: 172, ...time(({ started_at }) => started_at) },
];
