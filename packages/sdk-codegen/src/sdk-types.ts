import type { ValueKind } from './contract.ts';

/**
 * Properties that the SDK converts to one form (packages/sdk/src/reader.ts). The contract allows several forms, and
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
