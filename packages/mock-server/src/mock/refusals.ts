/** What a call names is not there: a table, a record, a job, a fault or a user. */
export class Missing extends RangeError {
  override readonly name = 'Missing';
}

/** The record cannot be removed, because another one needs it. */
export class StillNeeded extends RangeError {
  override readonly name = 'StillNeeded';
}
