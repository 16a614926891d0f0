import type { User } from '@dropcatch/sdk';
import { passwordChangeLimits } from '@dropcatch/sdk/limits';
import * as v from 'valibot';
import { Email } from '../../ui/form/fields.ts';

/** The tabs of /profile by their names in the address (spec, section 2). */
export const profileTabs = ['general', 'security', 'billing'] as const;

/** Email and username are required (spec, section 5). */
export const ProfileRules = v.object({
  first_name: v.string(),
  last_name: v.string(),
  email: Email,
  username: v.pipe(v.string(), v.trim(), v.nonEmpty('Username is required')),
  phone: v.string(),
  company: v.string(),
});

/** What the form holds: texts, empty where nothing is known. */
export type ProfileValues = v.InferOutput<typeof ProfileRules>;

/** The form's fields with what the user has in them. */
export function profileValues(user: User): ProfileValues {
  return {
    first_name: user.first_name ?? '',
    last_name: user.last_name ?? '',
    email: user.email,
    username: user.username,
    phone: user.phone ?? '',
    company: user.company ?? '',
  };
}

/** The form's fields as they are sent: without spaces around them. */
export function profileInput(values: ProfileValues): ProfileValues {
  return {
    first_name: values.first_name.trim(),
    last_name: values.last_name.trim(),
    email: values.email.trim(),
    username: values.username.trim(),
    phone: values.phone.trim(),
    company: values.company.trim(),
  };
}

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
