import type { EppAccount, EppAccountInput, EppAccountSettingsUpdate } from '@dropcatch/sdk';
import { mutationOptions, queryOptions, skipToken } from '@tanstack/react-query';
import { apiQuery, neverCached } from '../../core/api/apiQuery.ts';
import { client } from '../../core/api/client.ts';
import { connectionFailed, connectionWorks } from '../../core/api/messages.ts';
import { formStaleTime, messageOr, queryClient, fetchFresh } from '../../core/api/queryClient.ts';
import { byId } from '../../core/lists.ts';
import type { Badge } from '../../core/text/labels.ts';
import { calmRefetchInterval } from '../drops/liveRefresh.ts';

export const noAccounts = 'No EPP accounts yet';

export const noSuchAccount = 'This EPP account does not exist, or is not yours.';

/** The first entry of a select of accounts. */
export const selectAccount = 'Select an account';

/** The reason why an action is disabled for an inactive account. */
export const accountInactive = 'The account is inactive';

/** The status of an account: Inactive, otherwise Connected, otherwise Active (spec, section 4). */
export function accountBadge({ is_active, is_connected }: EppAccount): Badge {
  if (!is_active) return { label: 'Inactive', tone: 'neutral' };
  return is_connected ? { label: 'Connected', tone: 'good' } : { label: 'Active', tone: 'idle' };
}

/** An account as an option of a select (spec, section 2). */
export function accountOption({ id, name, registrar_category, is_connected }: EppAccount) {
  const label = `${name} (${registrar_category.name})${is_connected ? '' : ' - Not Connected'}`;
  return { value: String(id), label };
}

/** The label of an account by its id: `VRSN-01 (9)`, or `#9` if its name is not known. */
export function accountLabel(id: number, accounts: readonly EppAccount[] | undefined): string {
  const name = byId(accounts, id)?.name;
  return name === undefined ? `#${id}` : `${name} (${id})`;
}

/** The EPP accounts that the signed-in user may see. The list soon becomes stale, since connections change. */
export const accountList = queryOptions({
  ...apiQuery('eppAccounts', 'list', {}),
  staleTime: formStaleTime,
  refetchInterval: calmRefetchInterval,
  meta: { failure: 'Failed to load data: {error}' },
});

/** Reads the current state of an account; undefined if it no longer exists. */
export const readAccount = async (id: number) => byId((await fetchFresh(accountList)).accounts, id);

/** The managers that an account can belong to; for admins only. */
export const accountManagers = apiQuery('managers', 'list');

/**
 * The effective settings of an account: its overrides, otherwise the values of its category. Failures are only logged.
 */
export const accountSettings = (id: number) =>
  queryOptions({
    ...apiQuery('eppAccounts', 'settings', id),
    ...neverCached,
    meta: { failure: 'Failed to load account settings', failureIn: 'log' },
  });

type AccountId = Pick<EppAccount, 'id'>;

/** Alerts of the account screen close after five seconds (spec, section 9). */
export const alert = { messageKind: 'longAlert', named: 'name' } as const;

/** The meta of all changes of accounts. Catches have queries of their own. */
const changeMeta = { ...alert, invalidates: [['eppAccounts', 'list']] } as const;

/** Creates an account, or updates the one with the id. A password, certificate or key that is left out stays. */
export const saveAccount = (id?: number) =>
  mutationOptions({
    mutationFn: (body: EppAccountInput) =>
      id === undefined ? client.eppAccounts.create(body) : client.eppAccounts.update(id, body),
    meta: {
      ...changeMeta,
      success: `EPP account ${id === undefined ? 'created' : 'updated'} successfully`,
      failure: 'Failed to save account: {error}',
      failureIn: 'form',
    },
  });

export const deleteAccount = mutationOptions({
  mutationFn: ({ id }: AccountId) => client.eppAccounts.delete(id),
  meta: {
    ...changeMeta,
    success: 'EPP account deleted successfully',
    failure: 'Failed to delete account: {error}',
  },
});

/** Updates the settings of an account: only changed keys, null to inherit. */
export const saveAccountSettings = (id: number) =>
  mutationOptions({
    mutationFn: async (changes: EppAccountSettingsUpdate) => {
      // Somebody else may have made the same changes.
      if (Object.keys(changes).length > 0) await client.eppAccounts.updateSettings(id, changes);
    },
    meta: {
      ...changeMeta,
      success: 'Account settings saved successfully',
      failure: 'Failed to save account settings: {error}',
      failureIn: 'form',
    },
  });

/** The mutation key of tests, connects and disconnects, so that rows can show that they run. */
export const connectionKey = ['eppAccounts', 'connection'] as const;

/** The result of the last connection test of an account since the page was loaded. */
export const lastConnectionTest = (id: number) =>
  queryOptions<{ succeeded: boolean; at: number }>({
    queryKey: ['connectionTests', id],
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
    meta: { failure: connectionFailed },
  });

/** Logs in to the registry and out again, besides the background connection. */
export const testConnection = mutationOptions({
  mutationKey: connectionKey,
  mutationFn: ({ id }: AccountId) => client.eppAccounts.test(id),
  onSettled: (_outcome: unknown, error: Error | null, { id }: AccountId) => {
    queryClient.setQueryData(lastConnectionTest(id).queryKey, {
      succeeded: !error,
      at: Date.now(),
    });
  },
  meta: {
    ...changeMeta,
    pending: 'Testing…',
    success: messageOr(connectionWorks),
    failure: connectionFailed,
  },
});

export const connectAccount = mutationOptions({
  mutationKey: connectionKey,
  mutationFn: ({ id }: AccountId) => client.eppAccounts.connect(id),
  meta: {
    ...changeMeta,
    pending: 'Connecting…',
    success: 'Account connected successfully',
    failure: 'Failed to connect account: {error}',
  },
});

export const disconnectAccount = mutationOptions({
  mutationKey: connectionKey,
  mutationFn: ({ id }: AccountId) => client.eppAccounts.disconnect(id),
  meta: {
    ...changeMeta,
    pending: 'Disconnecting…',
    success: 'Account disconnected successfully',
    failure: 'Failed to disconnect account: {error}',
  },
});
