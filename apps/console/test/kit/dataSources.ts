import type { Mock } from '@dropcatch/mock-server/browser';
import { page } from 'vitest/browser';
import { openConsole, type OpenConsole } from './console.tsx';

export const table = page.getByRole('table', { name: 'Data Sources' });

/** A stored data source by its name. */
export function dataSourceByName({ world: { store } }: Mock, name: string) {
  const source = store.dataSources.find((candidate) => candidate.name === name);
  if (!source) throw new Error(`there is no ${name}`);
  return source;
}

/** Opens a dialog of a data source by its address, as an admin. */
export function openDialog(
  name: string,
  dialog: 'edit' | 'test' | 'browse',
  prepare?: (mock: Mock) => unknown,
): Promise<OpenConsole> {
  return openConsole((mock) => `/data-sources/${dataSourceByName(mock, name).id}/${dialog}`, {
    as: 'admin',
    ...(prepare && { prepare }),
  });
}

/** Removes all data sources and their enrichment jobs. */
export function removeDataSources({ world: { store } }: Mock): void {
  for (const { id, kind } of store.jobs.all()) if (kind === 'enrichment') store.jobs.delete(id);
  for (const { id } of store.dataSources.all()) store.dataSources.delete(id);
}
