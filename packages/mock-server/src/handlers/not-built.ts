import type { OperationId } from '../generated/operations.ts';

/**
 * The operations that the mock does not answer yet: each is a 501 with a clear text. This list only
 * ever shrinks. An operation leaves it when its handler arrives in `handlers/<area>.ts`; in neither
 * place, or in both, it does not compile.
 */
export const NOT_BUILT = [
  'sources/list',
  'sources/create',
  'sources/update',
  'sources/delete',
  'sources/test',
  'sources/import',
  'sources/schedule',
  'sources/history',
  'sources/dataStats',
  'sources/deleteData',
  'releasedDomains/list',
  'releasedDomains/stats',
  'releasedDomains/eppAccounts',
  'releasedDomains/quickCheck',
  'releasedDomains/check',
  'releasedDomains/cancelCheck',
  'releasedDomains/checkProgress',
  'releasedDomains/progress',
  'releasedDomains/populate',
] as const satisfies readonly OperationId[];

/** An operation on the list. */
export type NotBuilt = (typeof NOT_BUILT)[number];
