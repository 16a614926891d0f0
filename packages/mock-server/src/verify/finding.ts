import type { OperationId } from '../generated/operations.ts';

/** What a server and the contract disagree about. */
export type DifferenceKind =
  /** No whole answer came. */
  | 'connection'
  | 'status'
  | 'content-type'
  | 'body'
  /** Somebody is let in, or kept out, against the contract. */
  | 'roles'
  | 'paging';

/** One difference between a server and the contract. Never holds a token or a value of a body. */
export interface Difference {
  readonly kind: DifferenceKind;
  /** The request that shows it: `GET /orders?per_page=2`, and by whom where that matters. */
  readonly request: string;
  /** Where in the body, as a JSON pointer; `*` stands for every entry of a list that has the fault. */
  readonly pointer?: string;
  readonly problem: string;
  /** How many places of the body have it, where that is more than one. */
  readonly times?: number;
}

/** What became of one operation. */
export interface Finding {
  readonly operation: OperationId;
  readonly result: 'agrees' | 'differs' | 'untried';
  /** How many requests it was tried with. */
  readonly requests: number;
  /** Why it, or a part of it, was not tried. */
  readonly reason?: string;
  readonly differences: readonly Difference[];
}
