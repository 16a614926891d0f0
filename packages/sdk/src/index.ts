/** The typed client of the drop-catching service. See README.md and API.md. */
export {
  createClient,
  createClientOf,
  type Client,
  type RequestInput,
  type Requests,
} from './create-client.ts';
export type {
  ClientOptions,
  HeadersOption,
  IncomingResponse,
  Logger,
  LogLevel,
  OutgoingRequest,
  RequestOptions,
} from './options.ts';
export type {
  ApiPromise,
  ApiResponse,
  CallOptions,
  Download,
  EventStream,
  Query,
  RowIterator,
  Verdict,
} from './call.ts';
export { poll, type PollOptions, throttled } from './pace.ts';
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
} from './errors.ts';
export { hasPermission, hasRole } from './permissions.ts';
export {
  memoryTokens,
  webStorageTokens,
  type Session,
  type SyncTokenStorage,
  type TokenStorage,
  type WebStorage,
} from './tokens.ts';
export type * from './generated/client.ts';
export type * from './generated/types.ts';
export * from './generated/enums.ts';
export type { OperationId, OperationInfo } from './generated/operations.ts';
