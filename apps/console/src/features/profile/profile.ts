import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { PasswordChange, ProfileInput } from '@dropcatch/sdk';
import { rereadSessionUser } from '../../core/session/session.ts';
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
    void rereadSessionUser(sent);
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
