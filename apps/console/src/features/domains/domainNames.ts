import type { Domain } from '@dropcatch/sdk';
import type { RowNames } from '../../lib/list/selection.ts';

/** Domains are told apart, and called, by their names. */
export const domainNames: RowNames<Domain> = {
  keyOf: ({ domain }) => domain,
  nameOf: ({ domain }) => domain,
};
