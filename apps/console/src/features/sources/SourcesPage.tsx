import type { Source } from '@dropcatch/sdk';
import {
  IconCheck,
  IconX,
  IconCalendarClock,
  IconDatabaseX,
  IconDownload,
  IconHistory,
  IconPencil,
  IconPlugConnected,
  IconTrash,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { sourceList, testKey, deleteSource, testSource } from '../../entities/sources/sources.ts';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import { wholeList } from '../../ui/list/useListAddress.ts';
import { usePendingCall, pendingCall } from '../../core/api/pendingCall.ts';
import { activeLook } from '../../core/text/looks.ts';
import { count, type Column } from '../../ui/list/column.tsx';
import { StatusBadge } from '../../ui/value/StatusBadge.tsx';
import { Time } from '../../ui/value/Time.tsx';
import { UserText } from '../../ui/value/UserText.tsx';
import { scheduleWords } from './sourceLabels.ts';
import styles from './sources.module.css';
import { dash, countOf } from '../../core/text/numbers.ts';
import { perform, start } from '../../core/api/apiQuery.ts';
import { confirm } from '../../ui/dialog/confirm.ts';
import type { Action } from '../../ui/menu/ActionMenu.tsx';

const rowNames = {
  keyOf: ({ id }: Source) => id,
  nameOf: ({ name }: Source) => name,
};

/** Sources Management (spec, section 2): where domains are imported from. Dialogs are child routes. */
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
      columns={sourceColumns}
      names={rowNames}
      actionsFor={sourceActions}
      create={{ label: 'Add Source', to: '/sources/new' }}
      empty={{ none: 'No sources yet. Add one to import domains.' }}
      refreshes={[['sources']]}
    />
  );
}

/** So many categories are shown, the others are counted (spec, section 2). */
const shownCategories = 2;

/** The columns of /sources (spec, section 2). */
const sourceColumns: readonly Column<Source>[] = [
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
    phone: 'hidden',
    width: 50,
    value: ({ type }) => type,
  },
  {
    id: 'format',
    header: 'Format',
    phone: 'hidden',
    width: 90,
    value: ({ data_format, archive_type }) =>
      archive_type === 'NONE' ? data_format : `${data_format} ${archive_type}`,
    cell: ({ data_format, archive_type }) => (
      <span className={styles.inline}>
        {data_format}
        {archive_type !== 'NONE' && <span data-say="dim">{archive_type}</span>}
      </span>
    ),
  },
  {
    id: 'categories',
    header: 'EPP Categories',
    phone: 'hidden',
    width: 194,
    value: ({ epp_categories }) => epp_categories.map(({ name }) => name).join('; '),
    cell: ({ epp_categories }) => <Categories names={epp_categories.map(({ name }) => name)} />,
  },
  {
    id: 'status',
    header: 'Status',
    phone: 'line',
    width: 84,
    value: ({ is_active }) => activeLook(is_active).label,
    cell: (source) => <Status source={source} />,
  },
  {
    id: 'schedule',
    header: 'Schedule',
    phone: 'line',
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
    phone: 'line',
    width: 90,
    value: ({ last_import_at }) => last_import_at,
    cell: ({ last_import_at, last_import_success }) => (
      <LastImport at={last_import_at} success={last_import_success} />
    ),
  },
  {
    id: 'total',
    header: 'Total Domains',
    phone: 'aside',
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

/** What can be done with a source (spec, section 2). */
function sourceActions(source: Source): Action[] {
  const params = { sourceId: source.id };
  return [
    {
      label: 'Test Connection',
      icon: IconPlugConnected,
      disabledReason: pendingCall(testKey, source),
      onSelect: () => start(testSource, source),
    },
    { label: 'Import', icon: IconDownload, go: { to: '/sources/$sourceId/import', params } },
    {
      label: 'Schedule',
      icon: IconCalendarClock,
      go: { to: '/sources/$sourceId/schedule', params },
    },
    {
      label: 'Import History',
      icon: IconHistory,
      go: { to: '/sources/$sourceId/history', params },
    },
    { label: 'Edit', icon: IconPencil, go: { to: '/sources/$sourceId/edit', params } },
    {
      label: 'Delete Data',
      icon: IconDatabaseX,
      danger: true,
      go: { to: '/sources/$sourceId/delete-data', params },
    },
    {
      label: 'Delete',
      icon: IconTrash,
      danger: true,
      onSelect: () =>
        void confirm({
          title: 'Delete source?',
          confirmLabel: 'Delete Source',
          danger: true,
          body: <WhatGoes source={source} />,
          action: () => perform(deleteSource, source),
        }),
    },
  ];
}

function WhatGoes({ source: { name, total_domains_imported: imported } }: { source: Source }) {
  return (
    <>
      <p>
        <strong>
          <bdi>{name}</bdi>
        </strong>{' '}
        will be gone with its schedule. This cannot be undone.
      </p>
      {imported > 0 && (
        <p>
          {`The ${countOf(imported, 'domain')} that it imported stay in the catalogue; `}
          to remove them too, delete its data first.
        </p>
      )}
    </>
  );
}
