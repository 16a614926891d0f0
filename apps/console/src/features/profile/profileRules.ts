import { passwordChangeLimits } from '@dropcatch/sdk/limits';
import * as v from 'valibot';

/** The tabs of /profile by their names in the address (spec, section 2). */
export const profileTabs = ['general', 'security', 'billing'] as const;

const New = v.pipe(
  v.string(),
  v.minLength(
    passwordChangeLimits.new_password.minLength,
    `Password must be at least ${passwordChangeLimits.new_password.minLength} characters long`,
  ),
);

/** Both new passwords are the same and long enough (spec, section 5). */
export const PasswordRules = v.pipe(
  v.object({
    current_password: v.pipe(v.string(), v.nonEmpty('Current password is required')),
    new_password: New,
    again: v.string(),
  }),
  v.forward(
    v.partialCheck(
      [['new_password'], ['again']],
      ({ new_password, again }) => new_password === again,
      'New passwords do not match',
    ),
    ['again'],
  ),
);
