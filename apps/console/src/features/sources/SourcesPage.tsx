import type { Source } from '@dropcatch/sdk';
import { sourceList } from '../../entities/sources/sources.ts';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import { wholeList } from '../../ui/list/useListAddress.ts';
import { sourceActions } from './sourceActions.tsx';
import { sourceColumns } from './sourceColumns.tsx';

const names = {
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
      names={names}
      actionsFor={sourceActions}
      create={{ label: 'Add Source', to: '/sources/new' }}
      empty={{ none: 'No sources yet. Add one to import domains.' }}
      refreshes={[['sources']]}
    />
  );
}
