// Compiled against the packed package, in a folder that has no other package of the workspace.
import { createMock } from '@dropcatch/mock-server/node';
import { handlers } from '@dropcatch/mock-server/msw';

const mock = createMock({ seed: 1, patch: ({ store }) => store.orders.clear() });
const order = mock.world.store.orders.get(1);
const state: string | undefined = order?.state;
// @ts-expect-error an operation that the contract does not have
mock.faults.add({ kind: 'status', operation: 'orders/lists' });
export const names: string[] = handlers(mock).map(({ operation }) => operation);
export { state };
