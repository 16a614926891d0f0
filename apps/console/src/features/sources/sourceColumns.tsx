import type { Source } from '@dropcatch/sdk';
import { IconCheck, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { usePendingCall } from '../../core/api/pendingCall.ts';
import { testKey } from '../../entities/sources/sources.ts';
import { activeLook } from '../../core/text/looks.ts';
import { count, type Column } from '../../ui/list/column.tsx';
import { StatusBadge } from '../../ui/value/StatusBadge.tsx';
import { Time } from '../../ui/value/Time.tsx';
import { UserText } from '../../ui/value/UserText.tsx';
import { scheduleWords } from './sourceLabels.ts';
import styles from './sources.module.css';
import { dash } from '../../core/text/numbers.ts';

/** So many categories are shown, the others are counted (spec, section 2). */
const shownCategories = 2;

/** The columns of /sources (spec, section 2). */
export const sourceColumns: readonly Column<Source>[] = [
  {
    id: 'name',
    header: 'Name',
    width: 176,
    sticky: 'left',
    value: ({ name }) => name,
    cell: ({ id, name }) => (
      <Link to="/sources/$sourceId/edit" params={{ sourceId: id }} className="plain-link">
        <UserText>{name}</UserText>
      </Link>
    ),
  },
  {
    id: 'type',
    header: 'Type',
    width: 50,
    value: ({ type }) => type,
  },
  {
    id: 'format',
    header: 'Format',
    width: 90,
    value: ({ data_format, archive_type }) =>
      archive_type === 'NONE' ? data_format : `${data_format} ${archive_type}`,
    cell: ({ data_format, archive_type }) => (
      <span className={styles.inline}>
        {data_format}
        {archive_type !== 'NONE' && <StatusBadge tone="muted" label={archive_type} />}
      </span>
    ),
  },
  {
    id: 'categories',
    header: 'EPP Categories',
    width: 194,
    value: ({ epp_categories }) => epp_categories.map(({ name }) => name).join('; '),
    cell: ({ epp_categories }) => <Categories names={epp_categories.map(({ name }) => name)} />,
  },
  {
    id: 'status',
    header: 'Status',
    width: 84,
    value: ({ is_active }) => activeLook(is_active).label,
    cell: (source) => <Status source={source} />,
  },
  {
    id: 'schedule',
    header: 'Schedule',
    width: 174,
    value: scheduleWords,
    cell: (source) => (
      <span
        title={
          source.schedule_enabled && source.schedule_cron
            ? `${scheduleWords(source)}: ${source.schedule_cron} (UTC)`
            : undefined
        }
      >
        {scheduleWords(source)}
      </span>
    ),
  },
  {
    id: 'last_import',
    header: 'Last Import',
    width: 90,
    value: ({ last_import_at }) => last_import_at,
    cell: ({ last_import_at, last_import_success }) => (
      <LastImport at={last_import_at} success={last_import_success} />
    ),
  },
  {
    id: 'total',
    header: 'Total Domains',
    width: 96,
    ...count(({ total_domains_imported }) => total_domains_imported),
  },
];

/** Whether the source is active, or that its connection is being tested right now. */
function Status({ source }: { source: Source }) {
  const pending = usePendingCall(testKey, source);
  return (
    <span aria-live="polite">
      <StatusBadge
        {...(pending ? { tone: 'wait', label: pending } : activeLook(source.is_active))}
      />
    </span>
  );
}

function Categories({ names }: { names: readonly string[] }) {
  if (names.length === 0) return dash;
  const more = names.length - shownCategories;
  return (
    <span className={styles.categories} title={names.join(', ')}>
      <span className={styles.names} data-two={names.length > 1 || undefined}>
        {names.slice(0, shownCategories).join(', ')}
      </span>
      {more > 0 && <span>+{more} more</span>}
    </span>
  );
}

/** When the last import ended, and a tick if it went well or a cross if not. */
function LastImport({ at, success }: { at: string | null; success: boolean | null }) {
  if (at === null) return 'Never';
  return (
    <span className={styles.inline}>
      {success ? (
        <IconCheck size={16} className={styles.good} role="img" aria-label="Succeeded" />
      ) : (
        <IconX size={16} className={styles.bad} role="img" aria-label="Failed" />
      )}
      <Time at={at} relative />
    </span>
  );
}
