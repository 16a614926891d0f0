import { fileURLToPath } from 'node:url';
import { createMock, listen, type Mock, type MockOptions } from '@dropcatch/mock-server/node';
import { serveConsole } from '@dropcatch/tooling/serve-console';

/** The folder of the production build. */
export const dist = fileURLToPath(new URL('../../dist/', import.meta.url));

/** The production build, served with its production headers, before a mock that answers over HTTP. */
export interface Stage {
  /** The service. What it holds, its faults and its journal are at hand; the console reaches it over HTTP only. */
  mock: Mock;
  /** The folder that is served. */
  dist: string;
  /** The console's address. */
  url: string;
  /** Takes the service away: its port is closed. Does nothing if it is closed already. */
  stopService: () => Promise<void>;
  /** Brings it back, on the same port, as it was. Does nothing if it is there. */
  startService: () => Promise<void>;
  close: () => Promise<void>;
}

/** Sets up a mock and the console, or another page, before it, on free ports. Throws if there is no build. */
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
