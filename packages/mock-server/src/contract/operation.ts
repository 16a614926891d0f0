import type { ErrorBody } from '@dropcatch/sdk';
import type { OperationId, OperationTypes } from '../generated/operations.ts';

/** The input of an operation. */
export interface OperationRequest<Id extends OperationId> {
  /** Path and query parameters, checked, converted and with the contract's defaults. */
  params: OperationTypes[Id]['params'];
  /** The checked body. */
  body: OperationTypes[Id]['body'];
}

/** An answer of an operation: the success, or a documented error status. */
export type OperationAnswer<Id extends OperationId> =
  | OperationTypes[Id]['success']
  | (OperationTypes[Id]['errors'] extends infer Status
      ? Status extends number
        ? { status: Status; body: ErrorBody }
        : never
      : never);
