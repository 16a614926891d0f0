import * as v from 'valibot';

/**
 * An email address that has to be there, spaces around it aside (spec, section 5). The pattern is the one by which
 * browsers check email fields (HTML standard).
 */
export const Email = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Email is required'),
  v.rfcEmail('Invalid email address'),
);
