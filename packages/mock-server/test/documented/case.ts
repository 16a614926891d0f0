/** The sender of a call. */
export type Who = 'nobody' | 'admin' | 'manager' | 'user';

/** A call and the status of its answer. */
export type Case = readonly [
  status: number,
  who: Who,
  method: string,
  path: string,
  body?: unknown,
];
