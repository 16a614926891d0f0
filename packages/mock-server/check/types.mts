// Compiled against the packed package, in a folder that has no other package of the workspace.
import { createMock, type Fault, type OwnScenario, type World } from '@dropcatch/mock-server/node';
import { handlers } from '@dropcatch/mock-server/msw';
import { startWorker } from '@dropcatch/mock-server/worker';
import { http, HttpResponse } from 'msw';

const mock = createMock({ seed: 1, patch: ({ store }) => store.orders.clear() });
function payday({ store }: World): void {
  for (const user of store.users.all()) user.credit_balance = 1000;
}
const own: OwnScenario[] = [payday, { name: 'small', rows: 5, apply: payday }];
const fault: Fault = { kind: 'cut', operation: 'eppTools/checkDomains', after: 3 };
createMock({ scenarios: ['default', ...own] }).faults.add(fault);
const order = mock.world.store.orders.get(1);
const state: string | undefined = order?.state;
// @ts-expect-error an operation that the contract does not have
mock.faults.add({ kind: 'status', operation: 'orders/lists' });
export async function inPage(): Promise<void> {
  const worker = await startWorker(mock.fetch, '/mockServiceWorker.js');
  worker.use(http.get('/api/news', () => HttpResponse.json({ error: 'Closed' }, { status: 503 })));
  await worker.stop();
}
export const names: string[] = handlers(mock).map(({ operation }) => operation);
export { state };
