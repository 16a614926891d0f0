import { defineArea } from '../area.ts';
import { newSource, sources } from './handlers.ts';
import { sourceImport } from './import.ts';
import { seedSources } from './seed.ts';

export const sourcesArea = defineArea<'sources'>({
  handlers: sources,
  seed: (world, rng) => seedSources(world, rng.derive('sources')),
  ordinary: {
    sources: (_, __, id) =>
      newSource({
        name: `Source ${id}`,
        type: 'HTTP',
        data_format: 'CSV',
        url: `https://lists.example.com/${id}.csv`,
        records: 200,
      }),
  },
  jobs: { source_import: sourceImport },
});
