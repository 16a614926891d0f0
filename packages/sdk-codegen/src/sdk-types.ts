/**
 * Properties that the SDK brings into one form before it hands them out (packages/sdk/src/normalize.ts): the contract allows
 * several forms on the wire, the types show the one that callers see. Keys are `Schema/property`, or `Schema` for what JSON Schema
 * can say in more detail than the generators of others understand.
 */
export const sdkPropertyTypes: Readonly<Record<string, string>> = {
  'EppLogRow/connection_type': "components['schemas']['EppConnectionType']",
  'EppLogRow/success': 'boolean',
  ImportHistoryRow:
    '[batchId: string, startedAt: string, endedAt: string | null, read: number, imported: number, failed: number]',
};
