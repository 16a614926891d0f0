import type { ValueKind } from './contract.ts';

/**
 * Properties that the SDK converts to one form (packages/sdk/src/answer/reader.ts). The contract allows several forms, and
 * these types have the one that callers get. Keys are `Schema/property`, or `Schema` for a schema that other generators
 * do not fully understand.
 */
export const sdkPropertyTypes: Readonly<Record<string, string>> = {
  'EppLogRow/connection_type': 'EppConnectionType',
  'EppLogRow/success': 'boolean',
  ImportHistoryRow:
    '[batchId: string, startedAt: string, endedAt: string | null, read: number, imported: number, failed: number]',
};

/** The types of the values of rows that are sent as arrays, by schema and in their order. */
export const tupleKinds: Readonly<Record<string, readonly ValueKind[]>> = {
  ImportHistoryRow: ['text', 'instant', 'instant', 'number', 'number', 'number'],
};

/** Fields that an answer has whenever its `success` is true, by schema. */
export const successFields: Readonly<Record<string, string>> = { OrderPlaced: 'order_id' };

/**
 * Fields of answers of writes without which the caller could not go on, or would not know what happened, by schema. The
 * other writes may have any answer, as the record can be read again.
 */
export const neededFields: Readonly<Record<string, string>> = {
  SignedIn: 'access_token',
  Refreshed: 'access_token',
  OrderPlaced: 'success',
  AnalyzeResult: 'format',
};
