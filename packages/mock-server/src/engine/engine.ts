import type { ContractOperation } from '../generated/contract.ts';
import type { OperationId } from '../generated/operations.ts';
import { realTime } from '../world/clock.ts';
import { wait } from '../world/wait.ts';
import { parsedJson } from '../input/json.ts';
import { settle } from '../world/jobs.ts';
import type { World } from '../world/world.ts';
import type { CheckedCall } from './call.ts';
import {
  checkAnswer,
  checkBody,
  checkEvent,
  checkParams,
  errorLine,
  type FieldErrors,
  readParameters,
} from '../contract/check.ts';
import {
  type AnyAnswer,
  callFailureOf,
  jsonReply,
  type Reply,
  replyOf,
  requestIdHeader,
} from './reply.ts';
import { BodyTooLarge, type ServiceRequest } from './request.ts';
import type { AnyFault } from './fault-kinds.ts';
import type { Faults } from './faults.ts';
import type { Entry, RequestJournal, Violation } from './journal.ts';
import { withoutSecrets } from './secrets.ts';
import { callOf } from './match.ts';
import type { Network } from './network.ts';
import { preferredFault } from './preferred-fault.ts';
import { deny, Refused } from './refused.ts';
import { API_BASE, matchRoute, pathInApi, type RouteMatch } from './routes.ts';
import { readSession, roleError, type SessionOwner } from './session.ts';
import { applyFault } from './apply-fault.ts';

/** The parts of an engine. Its owner may replace the world and change the rest. */
interface EngineParts {
  readonly world: () => World;
  readonly network: () => Network;
  readonly faults: Faults;
  readonly requests: RequestJournal;
  /** Calls the handler of an operation. Rejects with Refused when it refuses. */
  readonly answer: (operation: OperationId, call: CheckedCall) => Promise<AnyAnswer>;
  /** Called for each violation of the contract. If it throws, the call fails. */
  readonly onViolation: (violation: Violation) => void;
}

/** Operations without a session have no user and must not read it. */
const NOBODY = {} as SessionOwner;

function refuseFields(errors: FieldErrors): never {
  throw new Refused(400, { error: errorLine(errors), fields: errors });
}

/**
 * Answers requests like the service: finds the operation, applies a planned fault, checks session, role and request,
 * calls the handler and checks its answer against the contract.
 */
export class ServiceEngine {
  readonly #parts: EngineParts;
  #count = 0;

  constructor(parts: EngineParts) {
    this.#parts = parts;
  }

  /** Restarts the numbering of requests. */
  reset(): void {
    this.#count = 0;
  }

  /**
   * Answers a request. A broken connection is an answer, too. Rejects with a CallFailure when a violation throws or the
   * mock fails.
   */
  async handle(request: ServiceRequest): Promise<Reply> {
    const below = pathInApi(request) ?? '';
    const route = matchRoute(request.method === 'HEAD' ? 'GET' : request.method, below);
    const entry = this.#enter(request, 'operation' in route ? route : undefined);
    const called =
      'operation' in route
        ? this.#call(request, route, entry)
        : this.#unknown(request, entry.number, route.allowed);
    const reply = await called.catch((error: unknown) => {
      throw callFailureOf(error, entry.number);
    });
    entry.status = reply.status;
    if (typeof reply.body === 'string') entry.keepText(reply.body);
    // A planned answer may set its own request id.
    return { ...reply, headers: { ...requestIdHeader(entry.number), ...reply.headers } };
  }

  #enter(request: ServiceRequest, route: RouteMatch | undefined): Entry {
    this.#count += 1;
    return this.#parts.requests.enter({
      number: this.#count,
      at: this.#parts.world().clock.iso(),
      method: request.method,
      path: request.path,
      params: route?.path ?? {},
      query: Object.fromEntries(request.query),
      headers: request.headers,
      operation: route?.operation.id,
    });
  }

  async #unknown(
    request: ServiceRequest,
    number: number,
    allowed: readonly string[],
  ): Promise<Reply> {
    const { method, path, base = API_BASE } = request;
    const below = pathInApi(request);
    const what = below === undefined ? `${path}: its paths begin with ${base}` : base + below;
    const error = `The contract has no ${method} ${what}`;
    this.#parts.onViolation({ request: number, operation: undefined, problem: error });
    return allowed.length === 0
      ? jsonReply(404, { error })
      : jsonReply(405, { error }, { allow: allowed.join(', ') });
  }

  async #call(request: ServiceRequest, route: RouteMatch, entry: Entry): Promise<Reply> {
    const { operation } = route;
    const { faults } = this.#parts;
    const network = this.#parts.network();
    const preferred = preferredFault(request.header('prefer'));
    if (typeof preferred === 'string') return jsonReply(400, { error: preferred });
    const arrived = realTime();
    const look = () => callOf(request, route, this.#parts.world());
    const isLookedInto = preferred === undefined && faults.lookInto(operation);
    const seen = isLookedInto ? await look() : undefined;
    const planned = preferred === undefined ? faults.draw(operation, seen) : undefined;
    const fault: AnyFault | undefined =
      preferred ?? planned?.fault ?? network.failure(operation.id);
    // A failure takes as long as an answer. The wait begins before what takes real time, and counts from the call, so
    // that one advance of a test's fake timers ends it.
    const pause = network.delay() + (fault?.milliseconds ?? 0);
    const paused = pause > 0 && wait(pause - (realTime() - arrived), request.signal);
    const call = fault === undefined ? undefined : (seen ?? (await look()));
    if (fault !== undefined) entry.fault = fault.kind;
    if (call?.user !== undefined) entry.keepUser(call.user);
    if (call?.body !== undefined) entry.body = withoutSecrets(call.body);
    if (pause > 0) await paused;
    const answer = (): Promise<Reply> => this.#answer(request, route, entry);
    if (fault === undefined) return answer();
    const violation = (problem: string): void => this.#violation(entry, problem);
    const { removed } = planned ?? {};
    return applyFault({ fault, request, call, operation, removed, answer, violation });
  }

  async #answer(request: ServiceRequest, route: RouteMatch, entry: Entry): Promise<Reply> {
    const { operation } = route;
    const world = this.#parts.world();
    try {
      const owner = await this.#authenticate(request, operation, world);
      if (owner !== undefined) entry.keepUser(owner.user);
      const params = this.#params(request, route, entry);
      const body = await this.#body(request, operation, entry);
      const { user, session } = owner ?? NOBODY;
      const call = { ...world, params, body, user, session, request };
      settle(world);
      const answer = await this.#parts.answer(operation.id, call);
      // Jobs of accounts and sources start with the change that adds them, not with the next read.
      if (operation.method !== 'GET') world.background.adoptJobs(world);
      return this.#reply(operation, answer, entry);
    } catch (error) {
      if (error instanceof Refused) return this.#reply(operation, error.answer, entry);
      if (error instanceof BodyTooLarge) return jsonReply(413, { error: error.message });
      throw error;
    }
  }

  async #authenticate(
    request: ServiceRequest,
    operation: ContractOperation,
    world: World,
  ): Promise<SessionOwner | undefined> {
    if (operation.auth === 'none') return undefined;
    const owner = await readSession(world, request.header('authorization'), operation.auth);
    if (typeof owner === 'string') deny(401, owner);
    const error = roleError(operation, owner.user.role);
    if (error !== undefined) deny(403, error);
    return owner;
  }

  #params(
    { query }: ServiceRequest,
    { operation, path }: RouteMatch,
    entry: Entry,
  ): Record<string, unknown> {
    const known = operation.parameters.map(({ name }) => name);
    // No parameter of the contract is a list.
    const twice = known.filter((name) => query.getAll(name).length > 1);
    if (twice.length > 0) {
      refuseFields(Object.fromEntries(twice.map((name) => [name, 'must be given once'])));
    }
    const params = readParameters(operation.parameters, path, query);
    const errors = checkParams(operation, params);
    if (errors !== undefined) refuseFields(errors);
    for (const name of new Set(query.keys())) {
      if (!known.includes(name)) this.#violation(entry, `has no query parameter ${name}`);
    }
    return params;
  }

  async #body(
    request: ServiceRequest,
    operation: ContractOperation,
    entry: Entry,
  ): Promise<unknown> {
    if (operation.body === undefined) return undefined;
    const text = await request.text();
    if (text === '' && !operation.body.required) return undefined;
    if (text === '') deny(400, 'The request has no body');
    const body = parsedJson(text);
    if (body === undefined) deny(400, 'The request body is not valid JSON');
    entry.body = withoutSecrets(body);
    const errors = checkBody(operation, body);
    if (errors !== undefined) refuseFields(errors);
    return body;
  }

  #reply(operation: ContractOperation, answer: AnyAnswer, entry: Entry): Reply {
    const check = (errors: FieldErrors | undefined, what: string): void => {
      if (errors !== undefined) this.#violation(entry, `${what}: ${errorLine(errors)}`);
    };
    const { status } = answer;
    return replyOf(operation, answer, {
      answer: (body) => check(checkAnswer(operation, status, body), `answer ${status}`),
      event: (event) => {
        entry.keepEvent(event);
        check(checkEvent(operation, status, event), 'event');
      },
    });
  }

  #violation({ number, operation }: Entry, problem: string): void {
    this.#parts.onViolation({ request: number, operation, problem: `${operation} ${problem}` });
  }
}
