/** The typed client of the drop-catching service. See README.md and API.md. */
export { createClient } from './create-client.ts';
export type { ClientOptions } from './core.ts';
export type { CallOptions, Download, EventStream, Query } from './call.ts';
export {
  ApiError,
  ConnectionError,
  DecodeError,
  SdkError,
  StreamError,
  TimeoutError,
} from './errors.ts';
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
