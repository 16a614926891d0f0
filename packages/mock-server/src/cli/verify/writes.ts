import { randomBytes } from 'node:crypto';
import { operationOf } from '../../engine/contract.ts';
import type { OperationId } from '../../generated/operations.ts';
import { type Finding, successOf, Tried } from './compare.ts';
import { type Lifecycle, LIFECYCLES } from './plan.ts';
import { field, type ReadContext } from './reads.ts';
import type { Server } from './server.ts';

/** What the writes came to. */
interface Written {
  readonly findings: readonly Finding[];
  /** What could not be removed again, for people to remove: `news/create made 12, still there`. */
  readonly left: readonly string[];
}

/** Makes, lists, changes and removes one thing, and looks that it is gone. */
class LifecycleRun {
  readonly #lifecycle: Lifecycle;
  readonly #tried: Readonly<Record<'create' | 'update' | 'delete', Tried>>;
  readonly #server: Server;
  readonly #tag = `contract-check-${randomBytes(4).toString('hex')}`;

  constructor(lifecycle: Lifecycle, server: Server) {
    this.#lifecycle = lifecycle;
    this.#server = server;
    const start = (id: OperationId): Tried => new Tried(operationOf(id), server);
    this.#tried = {
      create: start(lifecycle.create),
      update: start(lifecycle.update),
      delete: start(lifecycle.delete),
    };
  }

  findings(): Finding[] {
    return Object.values(this.#tried).map((tried) => tried.finding());
  }

  /** What could not be removed, or may not have been; undefined when nothing is left. */
  async run(): Promise<string | undefined> {
    const { create, update, delete: remove } = this.#tried;
    const { made, changed } = this.#lifecycle;
    const answer = await this.#send(create, create.operation.path, made(this.#tag));
    const id = 'broken' in answer ? undefined : field(answer.json, 'id');
    if (typeof id !== 'number') {
      update.leave(`${create.operation.id} gave no id`);
      remove.leave(`${create.operation.id} gave no id`);
      if ('broken' in answer) {
        return `${create.operation.id} may have made “${this.#tag}”: its answer did not arrive`;
      }
      return answer.status < 300
        ? `${create.operation.id} made “${this.#tag}”, whose id it did not tell`
        : undefined;
    }
    try {
      await this.#expectListed(create, id, true);
      await this.#send(update, this.#path(update, id), changed(this.#tag));
    } finally {
      await this.#send(remove, this.#path(remove, id));
    }
    const gone = await this.#expectListed(remove, id, false);
    return gone
      ? undefined
      : `${create.operation.id} made ${id} (“${this.#tag}”), which may still be there`;
  }

  #path({ operation }: Tried, id: number): string {
    return operation.path.replace('{id}', String(id));
  }

  #send(tried: Tried, path: string, body?: unknown) {
    const { operation } = tried;
    return tried.sendAnyway(
      { method: operation.method, path, body },
      { statuses: successOf(operation) },
    );
  }

  /** Whether the list shows the thing as it should; a difference of the operation if not. */
  async #expectListed(tried: Tried, id: number, wanted: boolean): Promise<boolean> {
    const { list, rows, query } = this.#lifecycle;
    const path = operationOf(list).path + (query === undefined ? '' : `?${query}`);
    const answer = await this.#server.send({ method: 'GET', path });
    const found = 'broken' in answer ? undefined : field(answer.json, rows);
    // A list that cannot be read does not show that something is gone.
    const listed = Array.isArray(found) ? found.some((row) => field(row, 'id') === id) : !wanted;
    if (listed === wanted) return true;
    tried.differences.push({
      kind: 'body',
      request: `GET ${path}`,
      pointer: `/${rows}`,
      problem: wanted ? 'does not have what was made' : 'still has what was removed',
    });
    return false;
  }
}

/** Stars a name that has no star, and takes the star away again. */
async function tryWatchlist({ bodies }: ReadContext, server: Server): Promise<Written> {
  const watch = new Tried(operationOf('domains/watch'), server);
  const unwatch = new Tried(operationOf('domains/unwatch'), server);
  const rows = field(bodies.get('domains/list'), 'domains');
  const free: unknown = Array.isArray(rows)
    ? rows.find((row) => field(row, 'in_watchlist') === false)
    : undefined;
  const domain = field(free, 'domain');
  const left: string[] = [];
  if (typeof domain !== 'string') {
    for (const tried of [watch, unwatch]) tried.leave('domains/list shows no name without a star');
  } else {
    const path = `/domains/watchlist/${encodeURIComponent(domain)}`;
    const statuses = successOf(watch.operation);
    await watch.send(
      { method: 'POST', path: '/domains/watchlist', body: { domain } },
      { statuses },
    );
    const gone = await unwatch.send(
      { method: 'DELETE', path },
      { statuses: successOf(unwatch.operation) },
    );
    if (gone === undefined) left.push(`domains/watch starred ${domain}`);
  }
  return { findings: [watch.finding(), unwatch.finding()], left };
}

/** The operations that the writes try, whatever the role. */
export const WRITTEN: ReadonlySet<OperationId> = new Set([
  'domains/watch',
  'domains/unwatch',
  ...LIFECYCLES.flatMap((lifecycle) => [lifecycle.create, lifecycle.update, lifecycle.delete]),
]);

/** Tries the writes of some areas that leave no trace, as far as the token's role may call them. */
export async function tryWrites(
  context: ReadContext,
  areas: readonly string[],
  server: Server,
): Promise<Written> {
  const starred = areas.includes('domains')
    ? await tryWatchlist(context, server)
    : { findings: [], left: [] };
  const findings: Finding[] = [...starred.findings];
  const left: string[] = [...starred.left];
  for (const lifecycle of LIFECYCLES) {
    if (!areas.some((area) => lifecycle.create.startsWith(`${area}/`))) continue;
    const { roles } = operationOf(lifecycle.create);
    if (!roles.some((role) => role === context.role)) continue;
    const run = new LifecycleRun(lifecycle, server);
    const rest = await run.run();
    findings.push(...run.findings());
    if (rest !== undefined) left.push(rest);
  }
  return { findings, left };
}
