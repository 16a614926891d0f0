import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { DecodeError } from '../errors/errors.ts';
import { clientOf, collect, rejection, type Asked, done } from '../../test/kit/service.ts';

const parameters = ({ line }: Asked) => new URLSearchParams(line.split('?')[1]);

const rowsOf = (total: number) =>
  Array.from({ length: total }, (_, id) => ({ id, domain: `d${id}.com` }));

/** A paged list that marks its end in one of the possible ways. */
function list(
  total: number,
  key: string,
  told: 'pages' | 'has_next' | 'short_page',
  preset: number,
) {
  return (asked: Asked) => {
    const page = Number(parameters(asked).get('page'));
    const size = Number(parameters(asked).get('per_page') ?? preset);
    const pages = Math.ceil(total / size);
    const rows = rowsOf(total);
    const pagination = {
      pages: { pages },
      has_next: { has_next: page < pages },
      short_page: undefined,
    };
    return Response.json({
      [key]: rows.slice((page - 1) * size, page * size),
      pagination: pagination[told],
    });
  };
}

const totals = fc.integer({ min: 0, max: 60 });
const sizes = fc.option(fc.integer({ min: 1, max: 25 }), { nil: undefined });

test('every row comes once, in order, with each kind of pagination', async () => {
  await fc.assert(
    fc.asyncProperty(totals, sizes, async (total, per_page) => {
      const ids = rowsOf(total);
      const { orders } = clientOf(list(total, 'orders', 'pages', 20)).client;
      expect(await collect(orders.listAll({ per_page }))).toMatchObject(ids);
      const { notifications } = clientOf(list(total, 'notifications', 'has_next', 10)).client;
      expect(await collect(notifications.listAll({ per_page }))).toMatchObject(ids);
      const { client, asked } = clientOf(list(total, 'data', 'short_page', 50));
      expect(await collect(client.dataSources.browseAll(7, { per_page }))).toEqual(ids);
      expect(asked).toHaveLength(Math.floor(total / (per_page ?? 250)) + 1);
    }),
    { numRuns: 60 },
  );
});

test('a service that sends smaller pages than asked for loses no row', async () => {
  const ids = rowsOf(5);
  const { client, asked } = clientOf((one) => {
    const page = Number(parameters(one).get('page'));
    return Response.json({ data: ids.slice(2 * (page - 1), 2 * page), total: 5 });
  });
  expect(await collect(client.dataSources.browseAll(7, { per_page: 3 }))).toEqual(ids);
  expect(asked).toHaveLength(3);
});

test('filters and options go with every page', async () => {
  const { client, asked } = clientOf(list(3, 'orders', 'pages', 20));
  const options = { headers: { prefer: 'seed=7' } };
  const all = client.orders.listAll({ state: 'NEW', per_page: 2 }, options);
  expect(await collect(all)).toHaveLength(3);
  expect(asked.map(({ line }) => line)).toEqual([
    'GET /orders?state=NEW&per_page=2&page=1',
    'GET /orders?state=NEW&per_page=2&page=2',
  ]);
  expect(asked.map(({ headers }) => headers.get('prefer'))).toEqual(['seed=7', 'seed=7']);
});

test('the next page is asked for only when its rows are needed', async () => {
  const { client, asked } = clientOf(list(10, 'orders', 'pages', 20));
  for await (const { id } of client.orders.listAll({ per_page: 2 })) if (id === 2) break;
  expect(asked).toHaveLength(2);
});

test.each([
  ['nothing', '', 'is empty'],
  ['no list', '{"pagination":{"pages":3}}', 'has no list `orders`'],
  ['an array', '[]', 'is not a JSON object'],
])('a page that is %s ends the loop with an error', async (_, second, problem) => {
  const first = Response.json({ orders: [{ id: 1 }], pagination: { pages: 3 } });
  const { client } = clientOf(({ line }) =>
    line.includes('&page=1') ? first : new Response(second),
  );
  const error = await rejection(collect(client.orders.listAll()));
  expect(error).toBeInstanceOf(DecodeError);
  expect(error).toMatchObject({ message: `orders/list: The answer (status 200) ${problem}.` });
});

test('an error ends the loop', async () => {
  const { client } = clientOf(() => Response.json({ error: 'No' }, { status: 403 }));
  expect(await rejection(client.orders.listAll().next())).toMatchObject({ status: 403 });
});

test.each([
  ['a number of pages', 'orders', { pages: 99 }],
  ['has_next', 'notifications', { has_next: true }],
  ['has_next as a text', 'notifications', { has_next: 'true' }],
])(
  'an empty page that says by %s that more follow ends with an error',
  async (_, key, pagination) => {
    const { client, asked } = clientOf((one) => {
      const rows = parameters(one).get('page') === '1' ? [{ id: 1 }] : [];
      return Response.json({ [key]: rows, pagination });
    });
    const all = key === 'orders' ? client.orders.listAll() : client.notifications.listAll();
    expect((await all.next()).value).toMatchObject({ id: 1 });
    const error = await rejection(all.next());
    expect(error).toBeInstanceOf(DecodeError);
    expect(String(error)).toContain('Page 2 is empty, but says that more follow.');
    expect(asked).toHaveLength(2);
  },
);

const rowsFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: first + index, domain: `d${index}.com` }));

test.each<[string, string, object | undefined, number?]>([
  ['has_next', 'notifications', { has_next: true, total: 9 }],
  ['a number of pages', 'orders', { pages: 3, total: 9 }],
  ['full pages', 'data', undefined],
  ['a total', 'data', undefined, 9],
])(
  'a service that ignores the page, and tells its end by %s, ends the loop with an error',
  async (_, key, pagination, total) => {
    const page = { [key]: rowsFrom(1, 3), pagination, total };
    const { client, asked } = clientOf(() => Response.json(page));
    const lists = {
      notifications: client.notifications.listAll({ per_page: 3 }),
      orders: client.orders.listAll({ per_page: 3 }),
      data: client.dataSources.browseAll(7, { per_page: 3 }),
    };
    const all = lists[key as keyof typeof lists];
    for (let row = 0; row < 3; row += 1) expect((await all.next()).done).toBe(false);
    const error = await rejection(all.next());
    expect(error).toBeInstanceOf(DecodeError);
    expect(error).toMatchObject({ status: 200 });
    expect(String(error)).toContain('Page 2 repeats the rows of the page before.');
    expect(asked).toHaveLength(2);
  },
);

test('a last page that repeats the one before is an error for pages(), too', async () => {
  const pagination = { pages: 2, total: 6 };
  const { client } = clientOf(() => Response.json({ orders: rowsFrom(1, 3), pagination }));
  const pages = client.orders.listAll({ per_page: 3 }).pages();
  await pages.next();
  expect(String(await rejection(pages.next()))).toContain('Page 2 repeats the rows');
});

test('a page beyond the last one that says that more follow ends with an error', async () => {
  const { client, asked } = clientOf((one) => {
    const notifications = rowsFrom(Number(parameters(one).get('page')), 1);
    return Response.json({ notifications, pagination: { has_next: true, pages: 2 } });
  });
  const error = await rejection(collect(client.notifications.listAll({ per_page: 1 })));
  expect(error).toBeInstanceOf(DecodeError);
  expect(String(error)).toContain('Page 3 says that more follow, but the last page is 2.');
  expect(asked).toHaveLength(3);
});

test('rows that move to the next page because new ones came are no error', async () => {
  const orders = [{ id: 2 }, { id: 1 }];
  const { client } = clientOf((one) => {
    const page = Number(parameters(one).get('page'));
    const total = orders.length;
    const answer = Response.json({
      orders: [orders[page - 1]],
      pagination: { pages: total, total },
    });
    if (page === 1) orders.unshift({ id: 3 });
    return answer;
  });
  const rows = await collect(client.orders.listAll({ per_page: 1 }));
  expect(rows.map(({ id }) => id)).toEqual([2, 2, 1]);
});

test('a page tells its end as the contract says, and in no other way', async () => {
  const { client, asked } = clientOf(() =>
    Response.json({ orders: [{ id: 1 }], pagination: { pages: 1, has_next: true } }),
  );
  expect(await collect(client.orders.listAll())).toHaveLength(1);
  expect(asked).toHaveLength(1);
});

test('toArray gives all rows, or the first ones without asking for more pages', async () => {
  const { client, asked } = clientOf(list(10, 'orders', 'pages', 20));
  expect(await client.orders.listAll({ per_page: 4 }).toArray()).toHaveLength(10);
  asked.length = 0;
  const some = await client.orders.listAll({ per_page: 4 }).toArray({ limit: 4 });
  expect(some.map(({ id }) => id)).toEqual([0, 1, 2, 3]);
  expect(asked).toHaveLength(1);
  expect(await client.orders.listAll().toArray({ limit: 0 })).toEqual([]);
});

test('pages({ from }) goes on with a page, and each page has its number', async () => {
  const { client, asked } = clientOf(({ line }) => {
    const page = Number(/[?&]page=(\d+)/.exec(line)?.[1]);
    return Response.json({ orders: [{ id: page }], pagination: { page, pages: 5 } });
  });
  const numbers: number[] = [];
  for await (const page of client.orders.listAll({ per_page: 1 }).pages({ from: 4 })) {
    numbers.push(page.pageNumber);
    expect(page.orders).toEqual([expect.objectContaining({ id: page.pageNumber })]);
    expect(Object.keys(page)).not.toContain('pageNumber');
  }
  expect(numbers).toEqual([4, 5]);
  expect(asked).toHaveLength(2);
});

test('pages({ from }) beyond the last page of a list that tells its total is empty', async () => {
  const { client } = clientOf(() =>
    Response.json({ orders: [], pagination: { page: 9, pages: 5, total: 5 } }),
  );
  const rows = await collect(client.orders.listAll({ per_page: 1 }).pages({ from: 9 }));
  expect(rows.flatMap(({ orders }) => orders)).toEqual([]);
});

test.each([0, -1, 1.5, NaN])('a first page of %d is refused', (from) => {
  const { client } = clientOf(done);
  expect(() => client.orders.listAll().pages({ from })).toThrow('`from` must be a whole number');
});

test.each<[object, string]>([
  [{ max: 3 }, '`max` is not an option here'],
  [{ limit: -1 }, '`limit` must be a whole number'],
  [{ limit: NaN }, '`limit` must be a whole number'],
])('toArray(%j) is refused', async (options, message) => {
  const { client, asked } = clientOf(done);
  expect(String(await rejection(client.orders.listAll().toArray(options)))).toContain(message);
  expect(asked).toEqual([]);
});

test.each([
  ['null', null],
  ['a text', 'x'],
  ['an empty record', {}],
  ['the error of a row', { error: 'row failed' }],
])('a row that is %s ends the list with an error and is logged, but not lost', async (_, odd) => {
  const warn = vi.fn<(message: string) => void>();
  const logger = { debug: warn, info: () => {}, warn, error: () => {} };
  const { client } = clientOf(
    (one) => {
      const orders: unknown[] = [{ id: 1, domain: 'a.com' }];
      if (parameters(one).get('page') === '2') orders.push(odd);
      return Response.json({ orders, pagination: { pages: 3 } });
    },
    { logger, logLevel: 'warn' },
  );
  const ids: unknown[] = [];
  const all = async () => {
    for await (const { id } of client.orders.listAll()) ids.push(id);
  };
  expect(await rejection(all())).toMatchObject({
    name: 'DecodeError',
    message: 'orders/list: Page 2 has a row that cannot be read.',
  });
  expect(ids).toEqual([1]);
  expect(warn.mock.calls).toContainEqual(['orders/list: `orders[]` cannot be read']);
});

test('pages() refuses any other option', () => {
  const { client } = clientOf(done);
  expect(() => client.orders.listAll().pages({ form: 3 } as never)).toThrow(
    '`form` is not an option here. Options: from.',
  );
});
