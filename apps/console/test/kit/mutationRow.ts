import type { Mock } from '@dropcatch/mock-server/browser';
import type { OperationId } from '@dropcatch/sdk/operations';
import type { MutationOptions } from '@tanstack/react-query';

/** A mutation of the console, and what a person notices of it. */
export interface Row {
  /** The screen on which it is done. */
  url: string;
  run: (() => MutationOptions<never, Error, never>) | (() => unknown);
  /** What it is called with. */
  sent?: unknown;
  /** What must be so on the server each time. */
  before?: (mock: Mock) => unknown;
  /** The call whose answer says nothing. */
  operation: OperationId;
  /** What the person is told; nothing where absent. */
  says?: string;
  /** What the screen asks for again. */
  reads?: OperationId;
}
