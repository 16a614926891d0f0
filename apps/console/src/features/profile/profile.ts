import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { PasswordChange, ProfileInput } from '@dropcatch/sdk';
import { passwordChangeLimits } from '@dropcatch/sdk/limits';
import * as v from 'valibot';
import { refreshSessionUser } from '../../core/session/session.ts';
import { client } from '../../core/api/client.ts';
import { dashboardStats } from '../../entities/dashboard/dashboard.ts';
import { apiQuery } from '../../core/api/apiQuery.ts';
import { queryClient } from '../../core/api/queryClient.ts';

/**
 * The profile of the signed-in user. It leaves the cache soon after its screen, since the form must start with current
 * values.
 */
export const profile = queryOptions({
  ...apiQuery('auth', 'profile'),
  meta: { failure: 'Failed to load profile' },
  gcTime: 10_000,
});

/** Updates the profile. The user of the session and the greeting of the dashboard change at once. */
export const updateProfile = mutationOptions({
  mutationFn: (input: ProfileInput) => client.auth.updateProfile(input),
  // The answer may be empty, so the sent values apply until the profile is read again.
  onSuccess: (_answer: unknown, sent: ProfileInput) => {
    const { first_name = null, username } = sent;
    queryClient.setQueryData(profile.queryKey, (user) => user && { ...user, ...sent });
    queryClient.setQueryData(
      dashboardStats.queryKey,
      (stats) => stats && { ...stats, user_info: { ...stats.user_info, first_name, username } },
    );
    void refreshSessionUser(sent);
  },
  meta: {
    invalidates: [['auth'], ['dashboard'], ['users']],
    named: 'username',
    success: 'Profile updated successfully',
    failure: 'Failed to update profile',
    failureIn: 'form',
  },
});

/** Changes the password of the signed-in user. The current password is required. */
export const changePassword = mutationOptions({
  mutationFn: (input: PasswordChange) => client.auth.changePassword(input),
  meta: {
    success: 'Password updated successfully',
    failure: 'Failed to update password',
    failureIn: 'form',
  },
});

const NewPassword = v.pipe(
  v.string(),
  v.minLength(
    passwordChangeLimits.new_password.minLength,
    `Password must be at least ${passwordChangeLimits.new_password.minLength} characters long`,
  ),
);

/** The rules of the form: both new passwords are equal and long enough (spec, section 5). */
export const PasswordRules = v.pipe(
  v.object({
    current_password: v.pipe(v.string(), v.nonEmpty('Current password is required')),
    new_password: NewPassword,
    confirmation: v.string(),
  }),
  v.forward(
    v.partialCheck(
      [['new_password'], ['confirmation']],
      ({ new_password, confirmation }) => new_password === confirmation,
      'New passwords do not match',
    ),
    ['confirmation'],
  ),
);
