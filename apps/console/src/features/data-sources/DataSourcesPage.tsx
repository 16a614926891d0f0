import type { DataSource } from '@dropcatch/sdk';
import { dataSourceList } from '../../entities/sources/dataSources.ts';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import { wholeList } from '../../ui/list/useListAddress.ts';
import { ActiveJobs } from './ActiveJobs.tsx';
import { CoverageCards } from './CoverageCards.tsx';
import { dataSourceActions } from './dataSourceActions.tsx';
import { dataSourceColumns } from './dataSourceColumns.tsx';

const names = {
  keyOf: ({ id }: DataSource) => id,
  nameOf: ({ name }: DataSource) => name,
};

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
      names={names}
      actionsFor={dataSourceActions}
      figures={<CoverageCards />}
      notice={<ActiveJobs />}
      create={{ label: 'New Data Source', to: '/data-sources/new' }}
      empty={{ none: 'No data sources configured. Create one to get started.' }}
      refreshes={[['dataSources']]}
    />
  );
}
