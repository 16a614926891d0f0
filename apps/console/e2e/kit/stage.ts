import { fileURLToPath } from 'node:url';
import { createMock, listen, type Mock, type MockOptions } from '@dropcatch/mock-server/node';
import { serveConsole } from '@dropcatch/tooling/serve-console';

/** The folder of the production build. */
export const dist = fileURLToPath(new URL('../../dist/', import.meta.url));

/** The production build with its production headers, and a mock server that it calls over HTTP. */
export interface Stage {
  /** The service. Tests use its data, faults and request log directly. The console calls it over HTTP. */
  mock: Mock;
  /** The folder that is served. */
  dist: string;
  /** The console's address. */
  url: string;
  /** Closes the service's port. Does nothing if it is closed. */
  stopService: () => Promise<void>;
  /** Opens the same port again, with the same data. Does nothing if it is open. */
  startService: () => Promise<void>;
  close: () => Promise<void>;
}

/** Serves a mock and the console, or the page in another folder, on free ports. Throws if there is no build. */
export async function openStage(options: MockOptions, folder = dist): Promise<Stage> {
  const mock = createMock(options);
  let service = await listen(mock, { port: 0 });
  let there = true;
  const served = await serveConsole({ dist: folder, api: new URL(service.url), port: 0 });

  const stopService = async () => {
    if (there) await service.close();
    there = false;
  };
  const startService = async () => {
    if (!there) service = await listen(mock, { port: service.port });
    there = true;
  };
  const close = async () => {
    await served.close();
    await stopService();
  };
  return { mock, dist: folder, url: served.url, stopService, startService, close };
}
