import type { Source } from '@dropcatch/sdk';
import {
  IconCalendarClock,
  IconDatabaseX,
  IconDownload,
  IconHistory,
  IconPencil,
  IconPlugConnected,
  IconTrash,
} from '@tabler/icons-react';
import { perform, start } from '../../core/api/apiQuery.ts';
import { pendingCall } from '../../core/api/pendingCall.ts';
import { countOf } from '../../core/text/numbers.ts';
import { deleteSource, testKey, testSource } from '../../entities/sources/sources.ts';
import { confirm } from '../../ui/dialog/confirm.ts';
import type { Action } from '../../ui/menu/ActionMenu.tsx';

/** What can be done with a source (spec, section 2). */
export function sourceActions(source: Source): Action[] {
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
