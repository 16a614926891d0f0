import { randomBytes } from 'node:crypto';
import { operationWithId } from './contract.ts';
import { rowsIn, valueAt } from './json.ts';
import { type Finding, OperationCheck } from './operation-check.ts';
import { type Lifecycle, LIFECYCLES } from './plan.ts';
import type { ReadContext } from './reads.ts';
import type { TestedServer } from './server.ts';

interface Written {
  readonly findings: Finding[];
  /** What could not be removed, for people to remove: `news/create made 12, which may still be there`. */
  readonly left: string[];
}

/** Creates, lists, changes and removes a row, and checks that it is gone. */
async function checkLifecycle(
  area: string,
  { rows, query = '', body }: Lifecycle,
  server: TestedServer,
): Promise<Written> {
  const [create, update, remove] = (['create', 'update', 'delete'] as const).map(
    (verb) => new OperationCheck(operationWithId(`${area}/${verb}`), server),
  ) as [OperationCheck, OperationCheck, OperationCheck];
  const written = (...left: string[]): Written => ({
    findings: [create, update, remove].map((check) => check.finding()),
    left: left.map((line) => `${area}/create ${line}`),
  });

  /** Checks whether the list has the row. Adds a difference if not as wanted. */
  const expectListed = async (
    check: OperationCheck,
    id: number,
    wanted: boolean,
  ): Promise<boolean> => {
    const path = operationWithId(`${area}/list`).path + query;
    const { json } = await server.send({ method: 'GET', path });
    // A list that cannot be read does not prove that a row is gone.
    const listed = Array.isArray(valueAt(json, rows))
      ? rowsIn(json, rows).some((row) => valueAt(row, 'id') === id)
      : !wanted;
    if (listed === wanted) return true;
    check.differences.push({
      kind: 'body',
      request: `GET ${path}`,
      pointer: `/${rows}`,
      problem: wanted ? 'does not have what was made' : 'still has what was removed',
    });
    return false;
  };

  const tag = `contract-check-${randomBytes(4).toString('hex')}`;
  const made = await create.send({ path: create.operation.path, body: body(tag) });
  const id = valueAt(made.json, 'id');
  if (typeof id !== 'number') {
    update.reason = remove.reason = `${area}/create gave no id`;
    if (made.broken !== undefined) {
      return written(`may have made “${tag}”: its answer did not arrive`);
    }
    return made.status < 300 ? written(`made “${tag}”, but its answer has no id`) : written();
  }
  const pathOf = ({ operation }: OperationCheck): string =>
    operation.path.replace('{id}', String(id));
  try {
    await expectListed(create, id, true);
    await update.send({ path: pathOf(update), body: body(`${tag}-changed`) });
  } finally {
    await remove.send({ path: pathOf(remove) });
  }
  const gone = await expectListed(remove, id, false);
  return gone ? written() : written(`made ${id} (“${tag}”), which may still be there`);
}

/** Stars a name without a star and removes the star again. */
async function checkWatchlist({ bodies }: ReadContext, server: TestedServer): Promise<Written> {
  const watch = new OperationCheck(operationWithId('domains/watch'), server);
  const unwatch = new OperationCheck(operationWithId('domains/unwatch'), server);
  const left: string[] = [];
  const free = rowsIn(bodies.get('domains/list'), 'domains').find(
    (row) => valueAt(row, 'in_watchlist') === false,
  );
  const domain = valueAt(free, 'domain');
  if (typeof domain !== 'string') {
    watch.reason = unwatch.reason = 'domains/list shows no name without a star';
  } else {
    const path = '/domains/watchlist';
    await watch.send({ path, body: { domain } });
    const { status } = await unwatch.send({ path: `${path}/${encodeURIComponent(domain)}` });
    if (String(status) !== unwatch.operation.success.status)
      left.push(`domains/watch starred ${domain}`);
  }
  return { findings: [watch.finding(), unwatch.finding()], left };
}

/** Tries the writes of some areas that leave no trace, if the token's role allows them. */
export async function checkWrites(
  context: ReadContext,
  areas: readonly string[],
  server: TestedServer,
): Promise<Written> {
  const written: Written[] = [];
  if (areas.includes('domains')) written.push(await checkWatchlist(context, server));
  for (const area of areas) {
    const lifecycle = LIFECYCLES[area];
    if (lifecycle === undefined) continue;
    const { roles } = operationWithId(`${area}/create`);
    if (roles.includes(context.role)) written.push(await checkLifecycle(area, lifecycle, server));
  }
  return {
    findings: written.flatMap(({ findings }) => findings),
    left: written.flatMap(({ left }) => left),
  };
}
