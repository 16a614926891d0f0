import type { Mock } from '@dropcatch/mock-server/browser';
import { openConsole, type OpenConsole } from './console.tsx';

/** A stored source by its name. */
export function sourceByName({ world: { store } }: Mock, name: string) {
  const source = store.sources.find((candidate) => candidate.name === name);
  if (!source) throw new Error(`there is no ${name}`);
  return source;
}

/** Opens a dialog of a source by its address, as an admin. */
export function openDialog(
  name: string,
  dialog: 'edit' | 'import' | 'schedule' | 'history' | 'delete-data',
  prepare?: (mock: Mock) => unknown,
): Promise<OpenConsole> {
  return openConsole((mock) => `/sources/${sourceByName(mock, name).id}/${dialog}`, {
    as: 'admin',
    ...(prepare && { prepare }),
  });
}
