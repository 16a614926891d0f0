/** Who sends a call. */
export type Who = 'nobody' | 'admin' | 'manager' | 'user';

/** A call and the status that it must be answered with. */
export type Case = readonly [
  status: number,
  who: Who,
  method: string,
  path: string,
  body?: unknown,
];
