import { defineArea } from '../area.ts';
import { dataSources, newDataSource } from './handlers.ts';
import { enrichment } from './runs.ts';
import { seedDataSources } from './seed.ts';

export const dataSourcesArea = defineArea<'dataSources'>({
  handlers: dataSources,
  seed: seedDataSources,
  ordinary: {
    dataSources: (_, __, id) =>
      newDataSource({
        name: `Data source ${id}`,
        api_url: 'https://api.example.com/v1/domains',
        coverage: 0.8,
      }),
  },
  jobs: { enrichment },
});
