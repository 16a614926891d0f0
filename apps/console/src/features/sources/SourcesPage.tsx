import type { Source } from '@dropcatch/sdk';
import { IconCheck, IconX } from '@tabler/icons-react';
import { usePendingLabel } from '../../core/api/pendingLabel.ts';
import { activeBadge } from '../../core/text/labels.ts';
import { pluralize, dash } from '../../core/text/numbers.ts';
import { describeCron } from '../../entities/cron/cron.ts';
import { sourceList, testKey } from '../../entities/sources/sources.ts';
import { count, link, type Column } from '../../ui/list/column.tsx';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import { namedRows } from '../../ui/list/selection.tsx';
import { wholeList } from '../../ui/list/useListAddress.ts';
import { StatusBadge } from '../../ui/value/StatusBadge.tsx';
import { Time } from '../../ui/value/Time.tsx';
import { sourceActions } from './sourceActions.tsx';
import styles from './sources.module.css';

/** Sources Management (spec, section 2): where domains are imported from. */
export function SourcesPage() {
  return (
    <ListScreen
      title="Sources Management"
      subtitle="Files and APIs that domains are imported from. Schedules are in UTC."
      name="sources"
      label="Sources"
      address={wholeList}
      query={() => sourceList}
      rowsOf={({ sources }) => sources}
      columns={columns}
      names={namedRows}
      actionsFor={sourceActions}
      create={{ label: 'Add Source', to: '/sources/new' }}
      empty={{ none: 'No sources yet. Add one to import domains.' }}
    />
  );
}

/** The number of categories that a row shows before the count of the rest (spec, section 2). */
const maxCategories = 2;

/** The schedule of a source in words. */
function scheduleText(source: Source): string {
  const { schedule_enabled, schedule_cron, schedule_interval_minutes: minutes } = source;
  if (!schedule_enabled) return 'Not scheduled';
  return schedule_cron ? describeCron(schedule_cron) : `Every ${pluralize(minutes, 'minute')}`;
}

const columns: readonly Column<Source>[] = [
  {
    id: 'name',
    header: 'Name',
    width: 171,
    ...link(
      ({ name }) => name,
      ({ id }) => ({ to: '/sources/$sourceId/edit', params: { sourceId: id } }),
    ),
  },
  { id: 'type', header: 'Type', width: 48, phone: 'hidden', value: ({ type }) => type },
  {
    id: 'format',
    header: 'Format',
    phone: 'hidden',
    width: 80,
    value: ({ data_format, archive_type }) =>
      archive_type === 'NONE' ? data_format : `${data_format} ${archive_type}`,
    cell: ({ data_format, archive_type }) => (
      <span className={styles.inline}>
        <span>{data_format}</span>
        {archive_type !== 'NONE' && <span data-color="dim">{archive_type}</span>}
      </span>
    ),
  },
  {
    id: 'categories',
    header: 'EPP Categories',
    phone: 'hidden',
    width: 222,
    value: ({ epp_categories }) => epp_categories.map(({ name }) => name).join('; '),
    cell: ({ epp_categories }) => <Categories names={epp_categories.map(({ name }) => name)} />,
  },
  {
    id: 'status',
    header: 'Status',
    phone: 'line',
    width: 78,
    value: ({ is_active }) => activeBadge(is_active).label,
    cell: (source) => <Status source={source} />,
  },
  {
    id: 'schedule',
    header: 'Schedule',
    phone: 'line',
    width: 166,
    value: scheduleText,
    cell: (source) => {
      const { schedule_enabled: enabled, schedule_cron: cron } = source;
      const description = scheduleText(source);
      return (
        <span title={enabled && cron ? `${description}: ${cron} (UTC)` : undefined}>
          {description}
        </span>
      );
    },
  },
  {
    id: 'last_import',
    header: 'Last Import',
    phone: 'line',
    width: 80,
    value: ({ last_import_at }) => last_import_at,
    cell: (source) => <LastImport {...source} />,
  },
  {
    id: 'total',
    header: 'Total Domains',
    phone: 'aside',
    width: 96,
    ...count(({ total_domains_imported }) => total_domains_imported),
  },
];

/** Whether the source is active, or the running connection test. */
function Status({ source }: { source: Source }) {
  const pending = usePendingLabel(testKey, source);
  const badge = pending
    ? ({ tone: 'running', label: pending } as const)
    : activeBadge(source.is_active);
  return <StatusBadge {...badge} />;
}

function Categories({ names: all }: { names: readonly string[] }) {
  if (all.length === 0) return <span>{dash}</span>;
  const more = all.length - maxCategories;
  return (
    <span className={`${styles.inline} ${styles.categories}`} title={all.join(', ')}>
      <span className={styles.names}>{all.slice(0, maxCategories).join(', ')}</span>
      {more > 0 && <span data-color="dim">{`+${more} more`}</span>}
    </span>
  );
}

/** When the last import ended, and whether it succeeded. */
function LastImport({ last_import_at: at, last_import_success: success }: Source) {
  if (at === null) return <span>Never</span>;
  const Icon = success ? IconCheck : IconX;
  return (
    <span className={styles.inline}>
      <span data-color={success ? 'good' : 'bad'}>
        <Icon size={16} role="img" aria-label={success ? 'Succeeded' : 'Failed'} />
      </span>
      <Time at={at} relative />
    </span>
  );
}
