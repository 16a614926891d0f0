import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listen, type RunningServer } from '../src/server/listen.ts';
import type { Mock } from '../src/mock/mock.ts';
import { testMock } from './kit/mock.ts';

/** Runs the SDK's example as a separate program over HTTP against the mock, as another team would. */
const EXAMPLE = fileURLToPath(new URL('../../sdk/examples/order-drops.mts', import.meta.url));

/** A program starts slowly on a busy machine. */
vi.setConfig({ testTimeout: 30_000 });

let mock: Mock;
let server: RunningServer;

beforeAll(async () => {
  mock = testMock({ now: '2026-11-20T10:00:00Z' });
  server = await listen(mock, { port: 0 });
});

afterAll(() => server.close());

async function example(args: string[], password = 'dropcatch') {
  const child = spawn(
    process.execPath,
    [EXAMPLE, '--base-url', `${server.url}/api`, '--from', '2026-11-20', '--limit', '4', ...args],
    {
      env: {
        ...process.env,
        // Caches the compiled program and SDK for later starts.
        NODE_COMPILE_CACHE: join(tmpdir(), 'dropcatch-tests'),
        DROPCATCH_EMAIL: 'admin@dropcatch.test',
        DROPCATCH_PASSWORD: password,
      },
    },
  );
  const output = { out: '', err: '' };
  child.stdout.on('data', (bytes) => (output.out += String(bytes)));
  child.stderr.on('data', (bytes) => (output.err += String(bytes)));
  const [code] = await once(child, 'close');
  return { code, ...output };
}

const orders = () => mock.world.store.orders.size;

const signOuts = () => mock.world.store.endedSessions.size;

test('the example lists what drops, the cheapest first, orders nothing unless asked, and signs out', async () => {
  const [before, ended] = [orders(), signOuts()];
  const { code, out, err } = await example([]);
  expect(err).toBe('');
  const prices = [...out.matchAll(/ 2026-11-2\d \$(\d+)/g)].map(([, price]) => Number(price));
  expect(prices).toHaveLength(4);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  expect(orders()).toBe(before);
  expect(signOuts()).toBe(ended + 1);
  expect(code).toBe(0);
});

test('the example shows the results of the bulk check as they come, and orders as many as asked', async () => {
  const before = orders();
  const { code, out, err } = await example(['--check', '1', '--order', '2']);
  expect(err).toBe('');
  expect(out.match(/: (available|taken)/g)).toHaveLength(4);
  const placed = [...out.matchAll(/^ordered \S+ for 2026-11-2\d: order (\d+)$/gm)];
  expect(placed).toHaveLength(2);
  expect(orders()).toBe(before + 2);
  expect(code).toBe(0);
});

test('a name that is ordered already is reported, and the next name is ordered instead', async () => {
  await example(['--order', '1']);
  const { code, out } = await example(['--order', '1']);
  expect(out).toMatch(/not ordered: \S+, You already have an order for/);
  expect(out).toMatch(/^ordered /m);
  expect(code).toBe(0);
});

test('a stream that breaks off, and a sign-in that fails, end the example with the reason', async () => {
  const ended = signOuts();
  const fault = mock.faults.add({ kind: 'cut', operation: 'eppTools/checkDomains', after: 2 });
  const broken = await example(['--check', '1', '--order', '1']);
  fault.remove();
  expect(broken.code).toBe(1);
  expect(broken.err).toMatch(/^order-drops: eppTools\/checkDomains: /);
  expect(broken.out).not.toContain('ordered');
  expect(signOuts()).toBe(ended + 1);

  const refused = await example([], 'not-the-password');
  expect(refused.code).toBe(1);
  expect(refused.err).toMatch(
    /^order-drops: auth\/login: 401 Invalid email or password \(request [\w-]+\)\.\n$/,
  );
  expect(refused.err).not.toContain('not-the-password');
});

test.each([
  ['order', '--order must be a whole number, not x'],
  ['max-price', '--max-price must be a whole number, not x'],
  ['from', '--from must be a day like 2026-11-20, not x'],
  ['form', "Unknown option '--form'"],
])(
  '--%s with a value that it cannot have is refused in one line before anything is sent',
  async (name, message) => {
    const before = mock.requests.length;
    const { code, err } = await example([`--${name}`, 'x']);
    expect(err).toBe(`order-drops: ${message}\n`);
    expect(code).toBe(1);
    expect(mock.requests).toHaveLength(before);
  },
);

test('the example orders with an active category for the TLD, or else one for any TLD', async () => {
  const categories = mock.world.store.eppCategories.all();
  const naming = categories.filter(({ supported_tlds }) => supported_tlds.includes('com'));
  const last = () => mock.world.store.orders.all().at(-1)?.epp_registrar_category_id;
  await example(['--order', '1', '--limit', '40']);
  expect(naming.map(({ id }) => id)).toContain(last());
  for (const category of naming) category.is_active = false;
  await example(['--order', '1', '--limit', '40']);
  expect(mock.world.store.eppCategories.get(last() ?? 0)).toMatchObject({ supported_tlds: [] });
});

test('without a category for the TLD, the example lists but does not order', async () => {
  for (const category of mock.world.store.eppCategories.all()) category.is_active = false;
  expect(await example([])).toMatchObject({ code: 0, err: '' });
  expect(await example(['--order', '1'])).toMatchObject({
    code: 1,
    err: 'order-drops: No registrar category catches .com\n',
  });
});
