import type { Source } from '@dropcatch/sdk';
import {
  IconCalendarClock,
  IconDatabaseX,
  IconDownload,
  IconHistory,
  IconPencil,
  IconPlugConnected,
} from '@tabler/icons-react';
import { runMutation, startMutation } from '../../core/api/apiQuery.ts';
import { getPendingLabel } from '../../core/api/pendingLabel.ts';
import { pluralize } from '../../core/text/numbers.ts';
import { deleteSource, testKey, testSource } from '../../entities/sources/sources.ts';
import { deleteAction } from '../../ui/dialog/askingAction.tsx';
import type { Action } from '../../ui/menu/action.ts';
import { Name } from '../../ui/value/UserText.tsx';

/** The actions of a source (spec, section 2). */
export function sourceActions(source: Source): Action[] {
  const { id, name, total_domains_imported: imported } = source;
  const params = { sourceId: id };
  return [
    {
      label: 'Test Connection',
      icon: IconPlugConnected,
      disabledReason: getPendingLabel(testKey, source),
      onSelect: () => startMutation(testSource, source),
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
    deleteAction('source', {
      name,
      body: (
        <>
          <p>
            <Name>{name}</Name> will be deleted with its schedule. This cannot be undone.
          </p>
          {imported > 0 && (
            <p>
              {`The ${pluralize(imported, 'domain')} that it imported stay in the catalogue; to remove them too, delete its data first.`}
            </p>
          )}
        </>
      ),
      run: () => runMutation(deleteSource, source),
    }),
  ];
}
