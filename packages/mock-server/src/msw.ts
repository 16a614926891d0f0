import { HttpHandler } from 'msw';
import { failureReply, type Reply, RESET } from './engine/reply.ts';
import { fetchRequestOf, fetchResponseOf } from './transports/fetch.ts';
import { API_BASE, matchRoute } from './engine/routes.ts';
import { type ContractOperation, operations } from './generated/contract.ts';
import type { OperationId } from './generated/operations.ts';
import { createMock, Mock } from './mock/mock.ts';
import type { MockOptions } from './mock/options.ts';
import { readFields, text } from './input/input.ts';

/** Answers a request like `fetch`. */
export type AnswerRequest = (request: Request) => Promise<Response>;

/** Address of the API: `https://api.example.com/v1`, `/api` of the page, or `*\/api` for the `/api` of every host. */
interface Base {
  /** Prefix of the handlers' paths. */
  readonly prefix: string;
  /** The prefix without the host. */
  readonly path: string;
}

/** The msw handler of one operation. */
export class OperationHandler extends HttpHandler {
  /** Id of the operation in the contract: `orders/list`. */
  readonly operation: OperationId;

  constructor({ id, method, path }: ContractOperation, base: Base, answer: AnswerRequest) {
    super(method, base.prefix + path.replaceAll(/\{(\w+)\}/g, ':$1'), async ({ request }) => {
      const route = matchRoute(method, new URL(request.url).pathname.slice(base.path.length));
      // msw also matches `/orders/stats` with `/orders/:id`. The next handler is the right one.
      if (!('operation' in route) || route.operation.id !== id) return undefined;
      return answer(request);
    });
    this.operation = id;
    this.info.header = `${id}: ${this.info.header}`;
  }
}

function readBase(baseUrl: string): Base {
  if (baseUrl.startsWith('*')) {
    const prefix = baseUrl.replace(/\/+$/, '');
    return { prefix, path: prefix.slice(1) };
  }
  const page = globalThis.location?.href ?? 'http://localhost';
  // Without a scheme, an address would be a path of the page, and no request would match.
  if (!/^(?:https?:\/)?\//i.test(baseUrl) || !URL.canParse(baseUrl, page)) {
    const wanted = 'an address such as https://api.example.com/v1, or a path such as /api';
    throw new RangeError(`baseUrl must be ${wanted}, not ${JSON.stringify(baseUrl)}`);
  }
  const { origin, pathname, search, hash } = new URL(baseUrl, page);
  if (search + hash !== '') {
    throw new RangeError(`baseUrl must not have a query or a fragment: ${search}${hash}`);
  }
  const path = pathname.replace(/\/+$/, '');
  return { prefix: origin + path, path };
}

/** A handler for each operation. All of them call `answer`. */
export const operationHandlers = (answer: AnswerRequest, base = readBase(API_BASE)) =>
  operations.map((operation) => new OperationHandler(operation, base, answer));

/**
 * A half body whose connection breaks, as a connection that breaks at once: msw 3 would pass it on as a whole answer. Both are
 * a lost answer to a client.
 */
const brokenOf = (reply: Reply): Reply =>
  reply.breaks === 'truncate' && typeof reply.body === 'string' ? RESET : reply;

/** Options of `handlers`: those of a mock, and the address of the API. */
export interface HandlerOptions extends MockOptions {
  /** Default: `/api` of the page, or of http://localhost without a page. */
  readonly baseUrl?: string | undefined;
}

/**
 * Creates a named msw handler for each operation, for `setupServer` and `setupWorker`. Other handlers get the requests
 * to other addresses. Leave one out with `filter(({ operation }) => …)`, or override one with `server.use`.
 * @param source a mock, or the options of one
 * @throws {RangeError} for a wrong option
 */
export function handlers(
  source: Mock | HandlerOptions = {},
  options: { baseUrl?: string } = {},
): OperationHandler[] {
  readFields(options, { baseUrl: text });
  const { baseUrl, ...made } = source instanceof Mock ? {} : source;
  const mock = source instanceof Mock ? source : createMock(made);
  const base = readBase(options.baseUrl ?? baseUrl ?? API_BASE);
  const answer: AnswerRequest = async (request) => {
    const asked = fetchRequestOf(request);
    const path = API_BASE + asked.path.slice(base.path.length);
    const reply = await mock.handle({ ...asked, path }).catch(failureReply);
    return fetchResponseOf(brokenOf(reply), asked);
  };
  return operationHandlers(answer, base);
}
