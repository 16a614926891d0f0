import { HttpHandler } from 'msw';
import { failureReply } from './engine/exchange.ts';
import { exchangeOf, responseOf } from './engine/fetch.ts';
import { API_BASE, matchRoute } from './engine/routes.ts';
import { type ContractOperation, operations } from './generated/contract.ts';
import type { OperationId } from './generated/operations.ts';
import { createMock, Mock, type MockOptions } from './mock.ts';

/** Answers a request as `fetch` would. */
export type AnswerRequest = (request: Request) => Promise<Response>;

/** Where the API lives: `https://api.example.com/v1`, `/api` of the page, or the `/api` of every host as `*\/api`. */
interface Base {
  /** What the paths of the handlers begin with. */
  readonly prefix: string;
  /** The same without the host. */
  readonly path: string;
}

/** One operation of the contract as a handler of msw. */
export class OperationHandler extends HttpHandler {
  /** Its name in the contract: `orders/list`. */
  readonly operation: OperationId;

  constructor({ id, method, path }: ContractOperation, base: Base, answer: AnswerRequest) {
    super(method, base.prefix + path.replaceAll(/\{(\w+)\}/g, ':$1'), async ({ request }) => {
      const route = matchRoute(method, new URL(request.url).pathname.slice(base.path.length));
      // msw takes `/orders/stats` for `/orders/:id`, too: the next handler is the one that is meant.
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
  try {
    const { origin, pathname } = new URL(baseUrl, globalThis.location?.href ?? 'http://localhost');
    const path = pathname.replace(/\/+$/, '');
    return { prefix: origin + path, path };
  } catch {
    throw new RangeError(`baseUrl must be an address, not ${JSON.stringify(baseUrl)}`);
  }
}

/** A handler for each operation, all of which ask the same function. */
export const operationHandlers = (answer: AnswerRequest, base = readBase(API_BASE)) =>
  operations.map((operation) => new OperationHandler(operation, base, answer));

/** Options of `handlers`: those of a mock, and where the API lives. */
export interface HandlerOptions extends MockOptions {
  /** Default `/api`: of the page, or of http://localhost where there is none. */
  readonly baseUrl?: string | undefined;
}

/**
 * A named msw handler for each operation of the contract, for `setupServer` and `setupWorker`. Requests to other addresses
 * are left to other handlers. Leave one out with `filter(({ operation }) => …)`, override one with `server.use`.
 * @param source a mock, or the options of one
 * @throws {RangeError} for a wrong option
 */
export function handlers(
  source: Mock | HandlerOptions = {},
  { baseUrl = source instanceof Mock ? undefined : source.baseUrl }: { baseUrl?: string } = {},
): OperationHandler[] {
  const mock = source instanceof Mock ? source : createMock(source);
  const base = readBase(baseUrl ?? API_BASE);
  const answer: AnswerRequest = async (request) => {
    const exchange = exchangeOf(request);
    const path = API_BASE + exchange.path.slice(base.path.length);
    const reply = await mock.handle({ ...exchange, path }).catch(failureReply);
    return responseOf(reply, request.signal);
  };
  return operationHandlers(answer, base);
}
