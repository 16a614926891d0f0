import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { PasswordChange, ProfileInput } from '@dropcatch/sdk';
import { passwordChangeLimits } from '@dropcatch/sdk/limits';
import * as v from 'valibot';
import { refreshSessionUser } from '../../core/session/session.ts';
import { client } from '../../core/api/client.ts';
import { dashboardStats } from '../../entities/dashboard/dashboard.ts';
import { queryClient } from '../../core/api/queryClient.ts';

/**
 * The signed-in user as the server has it now. Cached only briefly after its screen is left, since the form must begin
 * with current values.
 */
export const profile = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => client.auth.profile({ signal }),
  meta: { failure: 'Failed to load profile' },
  gcTime: 10_000,
});

/** Changes the profile. The session's user and the dashboard's greeting follow at once. */
export const updateProfile = mutationOptions({
  mutationFn: (input: ProfileInput) => client.auth.updateProfile(input),
  // The answer may be empty, so the sent values hold until the profile is read again.
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
    invalidates: [['profile'], ['dashboard'], ['users']],
    success: 'Profile updated successfully',
    failure: 'Failed to update profile',
    failureIn: 'form',
  },
});

/** Changes the own password, with the current one as proof. */
export const changePassword = mutationOptions({
  mutationFn: (input: PasswordChange) => client.auth.changePassword(input),
  meta: {
    success: 'Password updated successfully',
    failure: 'Failed to update password',
    failureIn: 'form',
  },
});

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
