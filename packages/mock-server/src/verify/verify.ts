import { type ContractOperation, operations } from '../generated/contract.ts';
import { field } from '../world/input.ts';
import { areaOf } from '../engine/routes.ts';
import { isRead, NEVER } from './plan.ts';
import { checkRead, type ReadContext } from './reads.ts';
import { type Finding, OperationCheck, Server, type ServerOptions } from './operation-check.ts';
import { checkWrites } from './writes.ts';

interface VerifyOptions extends ServerOptions {
  /** Whether to create, change and remove things. */
  readonly writes: boolean;
  /** Only these areas, the parts of the operations' ids before the slash. Default: all. */
  readonly areas?: readonly string[] | undefined;
  /** Called for each operation when it is done. */
  readonly onFinding?: ((finding: Finding) => void) | undefined;
}

export interface Report {
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
export class CannotVerify extends Error {
  override readonly name = 'CannotVerify';
}

/** The role of the token's owner, as the server reports it. */
async function roleOf(server: Server): Promise<string> {
  const answer = await server.send({ method: 'GET', path: '/auth/profile' });
  if (answer.broken !== undefined)
    throw new CannotVerify(`the server cannot be reached: ${answer.broken}`);
  if (answer.status === 401) throw new CannotVerify('the server does not accept the token (401)');
  const role = field(answer.json, 'role');
  if (typeof role === 'string') return role;
  throw new CannotVerify(
    `GET /auth/profile is answered ${answer.status} and has no role: is the base URL right?`,
  );
}

export const AREAS: readonly string[] = [...new Set(operations.map(({ id }) => areaOf(id)))];

/**
 * Compares a server with the contract, one request at a time. Only reads, unless `writes` is set.
 * @throws {CannotVerify} when the server cannot be reached or does not accept the token
 */
export async function verifyServer(options: VerifyOptions): Promise<Report> {
  const server = new Server(options);
  const context: ReadContext = { role: await roleOf(server), bodies: new Map() };
  const findings: Finding[] = [];
  const add = (finding: Finding): void => {
    findings.push(finding);
    options.onFinding?.(finding);
  };

  const { areas = AREAS } = options;
  const asked = operations.filter(({ id }) => areas.includes(areaOf(id)));
  const needsId = ({ path }: ContractOperation): number => Number(path.includes('{'));
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
    check.reason = NEVER.get(operation.id) ?? missing;
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
