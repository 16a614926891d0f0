/** The typed client of the drop-catching service. See README.md and API.md. */
export {
  createClient,
  createClientOf,
  type Client,
  type RequestInput,
  type Requests,
} from './create-client.ts';
export type { ClientOptions } from './call/client-options.ts';
export type {
  HeadersOption,
  IncomingResponse,
  Logger,
  LogLevel,
  OutgoingRequest,
  RequestOptions,
  CallOptions,
} from './options.ts';
export type {
  ApiPromise,
  ApiResponse,
  Download,
  EventStream,
  OtherWord,
  PageNumber,
  Query,
  RowIterator,
  Verdict,
} from './signatures.ts';
export {
  poll,
  type PollOptions,
  type RateLimit,
  rateLimited,
  type RateLimitOptions,
  throttled,
} from './pace.ts';
export {
  ApiError,
  ConnectionError,
  DecodeError,
  type ErrorCode,
  isApiError,
  RedirectError,
  SdkError,
  StorageError,
  StreamError,
  TimeoutError,
} from './errors/errors.ts';
export { hasPermission, hasRole } from './session/permissions.ts';
export {
  memoryTokens,
  webStorageTokens,
  type Session,
  type SyncTokenStorage,
  type TokenStorage,
  type WebStorage,
} from './session/tokens.ts';
export type * from './generated/client.ts';
export type * from './generated/types.ts';
export * from './generated/enums.ts';
export type { OperationId } from './generated/operations.ts';
export type { OperationInfo } from './operation.ts';
