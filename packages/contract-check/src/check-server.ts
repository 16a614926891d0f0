import type { Operation } from '@dropcatch/sdk-codegen/contract';
import { checkedAreas, checkedOperations } from './contract.ts';
import { valueAt } from './json.ts';
import { type Finding, OperationCheck } from './operation-check.ts';
import { isRead, whyNever } from './plan.ts';
import { checkRead, type ReadContext } from './reads.ts';
import { TestedServer, type TestedServerOptions } from './server.ts';
import { checkWrites } from './writes.ts';

interface CheckOptions extends TestedServerOptions {
  /** Whether to create, change and remove things. */
  readonly writes: boolean;
  /** Only these areas, the parts of the operations' ids before the slash. Default: all. */
  readonly areas?: readonly string[] | undefined;
  /** Called for each operation when it is done. */
  readonly onFinding?: ((finding: Finding) => void) | undefined;
}

/** The result of a check. */
export interface CheckReport {
  readonly base_url: string;
  /** Role of the token's owner. */
  readonly role: string;
  readonly requests: number;
  /** All operations, or those of the requested areas. Untried ones have a reason. */
  readonly findings: readonly Finding[];
  /** What the writes could not remove. */
  readonly left: readonly string[];
}

/** The check cannot start. The message says why, in one line. */
export class CannotCheck extends Error {
  override readonly name = 'CannotCheck';
}

/** The role of the token's owner, as the server reports it. */
async function roleOf(server: TestedServer): Promise<string> {
  const answer = await server.send({ method: 'GET', path: '/auth/profile' });
  if (answer.broken !== undefined)
    throw new CannotCheck(`the server cannot be reached: ${answer.broken}`);
  if (answer.status === 401) throw new CannotCheck('the server does not accept the token (401)');
  const role = valueAt(answer.json, 'role');
  if (typeof role === 'string') return role;
  throw new CannotCheck(
    `GET /auth/profile is answered ${answer.status} and has no role: is the base URL right?`,
  );
}

/**
 * Compares a server with the contract, one request at a time. Only reads, unless `writes` is set.
 * @throws {CannotCheck} when the server cannot be reached or does not accept the token
 */
export async function checkServer(options: CheckOptions): Promise<CheckReport> {
  const server = new TestedServer(options);
  const context: ReadContext = { role: await roleOf(server), bodies: new Map() };
  const findings: Finding[] = [];
  const add = (finding: Finding): void => {
    findings.push(finding);
    options.onFinding?.(finding);
  };

  const { areas = checkedAreas } = options;
  const asked = checkedOperations.filter(({ tag }) => areas.includes(tag));
  const needsId = ({ path }: Operation): number => Number(path.includes('{'));
  // Lists first, because they provide the ids for the other reads.
  for (const operation of asked.filter(isRead).toSorted((a, b) => needsId(a) - needsId(b))) {
    const check = new OperationCheck(operation, server);
    await checkRead(check, context);
    add(check.finding());
  }
  const written = options.writes ? await checkWrites(context, areas, server) : undefined;
  for (const finding of written?.findings ?? []) add(finding);
  const done = new Set(findings.map(({ operation }) => operation));
  for (const operation of asked.filter(({ id }) => !done.has(id))) {
    const check = new OperationCheck(operation, server);
    const missing = options.writes ? `not for the role ${context.role}` : 'needs --writes';
    check.reason = whyNever(operation) ?? missing;
    add(check.finding());
  }
  return {
    base_url: options.baseUrl,
    role: context.role,
    requests: server.sent,
    findings,
    left: written?.left ?? [],
  };
}
