import type { DataSource } from '@dropcatch/sdk';
import { IconFlask, IconPencil, IconTable, IconTablePlus, IconTrash } from '@tabler/icons-react';
import { perform } from '../../core/api/apiQuery.ts';
import { queryClient } from '../../core/api/queryClient.ts';
import { countOf } from '../../core/text/numbers.ts';
import {
  createTable,
  dataSourceStats,
  deleteDataSource,
} from '../../entities/sources/dataSources.ts';
import { confirm } from '../../ui/dialog/confirm.ts';
import type { Action } from '../../ui/menu/ActionMenu.tsx';

/** What can be done with a data source (spec, section 2). Asks before something stored is lost. */
export function dataSourceActions(source: DataSource): Action[] {
  const params = { sourceId: source.id };
  return [
    { label: 'Browse Data', icon: IconTable, go: { to: '/data-sources/$sourceId/browse', params } },
    { label: 'Test', icon: IconFlask, go: { to: '/data-sources/$sourceId/test', params } },
    {
      label: 'Create/Recreate ClickHouse Table',
      icon: IconTablePlus,
      onSelect: () => askToCreateTable(source),
    },
    { label: 'Edit', icon: IconPencil, go: { to: '/data-sources/$sourceId/edit', params } },
    {
      label: 'Delete',
      icon: IconTrash,
      danger: true,
      onSelect: () =>
        void confirm({
          title: 'Delete data source?',
          confirmLabel: 'Delete Data Source',
          danger: true,
          body: (
            <>
              <p>Are you sure you want to delete this data source?</p>
              <p>
                <strong>
                  <bdi>{source.name}</bdi>
                </strong>{' '}
                and its columns in the catalogue and in released domains will be gone. This cannot
                be undone.
              </p>
            </>
          ),
          action: () => perform(deleteDataSource, source),
        }),
    },
  ];
}

/** A table that exists is created anew, so that what it held is gone. */
function askToCreateTable(source: DataSource): void {
  const stats = queryClient.getQueryData(dataSourceStats.queryKey);
  // Not known where the statistics could not be had.
  const stored = stats && (stats.per_source.find(({ id }) => id === source.id)?.enriched ?? 0);
  void confirm({
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
            {stored === undefined ? 'What' : `The ${countOf(stored, 'record')} that`} it holds now
            will be gone, and the external API is asked again.
          </p>
        )}
        {!source.response_mapping && (
          <p>This source has no response mapping yet: nobody knows the columns of its table.</p>
        )}
      </>
    ),
    action: () => perform(createTable, source),
  });
}
