import type {
  EppAccount,
  EppAccountInput,
  EppAccountSettingsUpdate,
  Outcome,
} from '@dropcatch/sdk';
import { mutationOptions, queryOptions, skipToken } from '@tanstack/react-query';
import { apiQuery } from '../../core/api/apiQuery.ts';
import { client } from '../../core/api/client.ts';
import { connectionFailed, connectionWorks } from '../../core/api/messages.ts';
import { ensureSuccess } from '../../core/api/errors.ts';
import { formStaleTime, queryClient, fetchFresh } from '../../core/api/queryClient.ts';
import { byId } from '../../core/lists.ts';
import type { Look } from '../../core/text/looks.ts';
import { liveRefetchInterval } from '../domains/dayWindows.ts';

export const noAccounts = 'No EPP accounts yet';

/** The first entry of a select of accounts. */
export const selectAccount = 'Select an account';

/** Why nothing can be started with an account that is not active. */
export const accountInactive = 'The account is inactive';

/** How an account stands: inactive, else Connected, else Active (spec, section 4). */
export function accountLook({ is_active, is_connected }: EppAccount): Look {
  if (!is_active) return { label: 'Inactive', tone: 'muted' };
  return is_connected ? { label: 'Connected', tone: 'good' } : { label: 'Active', tone: 'idle' };
}

/** An account as an option of a select (spec, section 2). */
export function accountOption({ id, name, registrar_category, is_connected }: EppAccount) {
  const label = `${name} (${registrar_category.name})${is_connected ? '' : ' - Not Connected'}`;
  return { value: String(id), label };
}

/** The name of an account by its id: `VRSN-01 (9)`, or `#9` if its name is not known. */
export function accountLabel(id: number, accounts: readonly EppAccount[] | undefined): string {
  const name = byId(accounts, id)?.name;
  return name === undefined ? `#${id}` : `${name} (${id})`;
}

/**
 * The EPP accounts that the signed-in user may see. Connections change by themselves, so the list is soon read again.
 */
export const accountList = queryOptions({
  queryKey: ['eppAccounts', 'list'],
  queryFn: ({ signal }) => client.eppAccounts.list({}, { signal }),
  staleTime: formStaleTime,
  refetchInterval: liveRefetchInterval,
  meta: { failure: 'Failed to load data: {error}' },
});

/** An account as the server has it now; undefined if it is gone. */
export const readAccount = async (id: number) => byId((await fetchFresh(accountList)).accounts, id);

/** The managers that an account can belong to; for admins only. */
export const accountManagers = apiQuery('managers', 'list');

/** The settings in force for an account: its own values, else its category's. A failed read is only logged. */
export const accountSettings = (id: number) =>
  queryOptions({
    ...apiQuery('eppAccounts', 'settings', id),
    // A form starts from them, so they must be current.
    staleTime: 0,
    gcTime: 0,
    meta: { failure: 'Failed to load account settings', failureIn: 'log' },
  });

type AccountId = Pick<EppAccount, 'id'>;

/** Alerts of the account screen stay for five seconds (spec, section 9). */
export const alert = { messageKind: 'longAlert' } as const;

/** What changes of accounts have in common. Catches are read separately. */
const touching = { ...alert, invalidates: [['eppAccounts', 'list']] } as const;

/** Stores a new account, or changes the one with the id. A password, certificate or key that is left out stays. */
export const saveAccount = (id?: number) =>
  mutationOptions({
    mutationFn: (body: EppAccountInput) =>
      id === undefined ? client.eppAccounts.create(body) : client.eppAccounts.update(id, body),
    meta: {
      ...touching,
      success: `EPP account ${id === undefined ? 'created' : 'updated'} successfully`,
      failure: 'Failed to save account: {error}',
      failureIn: 'form',
    },
  });

export const deleteAccount = mutationOptions({
  mutationFn: ({ id }: AccountId) => client.eppAccounts.delete(id),
  meta: {
    ...touching,
    success: 'EPP account deleted successfully',
    failure: 'Failed to delete account: {error}',
  },
});

/** Changes the settings of an account: changed keys only, null to inherit again. */
export const saveAccountSettings = (id: number) =>
  mutationOptions({
    mutationFn: (changes: EppAccountSettingsUpdate) =>
      client.eppAccounts.updateSettings(id, changes),
    meta: {
      ...touching,
      success: 'Account settings saved successfully',
      failure: 'Failed to save account settings: {error}',
      failureIn: 'form',
    },
  });

/** The mutation key of calls about a connection, so that rows can show that they run. */
export const connectionKey = ['eppAccounts', 'connection'] as const;

/** The result of the last connection test of an account on this page. */
export const lastTest = (id: number) =>
  queryOptions<{ worked: boolean; at: number }>({
    queryKey: ['connectionTests', id],
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
    meta: { failure: connectionFailed },
  });

/** Logs in to the registry and out again, next to the background connection. */
export const testConnection = mutationOptions({
  mutationKey: connectionKey,
  mutationFn: async ({ id }: AccountId) => ensureSuccess(await client.eppAccounts.test(id)),
  onSettled: (_outcome: unknown, error: Error | null, { id }: AccountId) => {
    queryClient.setQueryData(lastTest(id).queryKey, { worked: !error, at: Date.now() });
  },
  meta: {
    ...alert,
    pending: 'Testing…',
    success: (outcome?: Partial<Outcome>) => outcome?.message || connectionWorks,
    failure: connectionFailed,
  },
});

export const connectAccount = mutationOptions({
  mutationKey: connectionKey,
  mutationFn: ({ id }: AccountId) => client.eppAccounts.connect(id),
  meta: {
    ...touching,
    pending: 'Connecting…',
    success: 'Account connected successfully',
    failure: 'Failed to connect account: {error}',
  },
});

export const disconnectAccount = mutationOptions({
  mutationKey: connectionKey,
  mutationFn: ({ id }: AccountId) => client.eppAccounts.disconnect(id),
  meta: {
    ...touching,
    pending: 'Disconnecting…',
    success: 'Account disconnected successfully',
    failure: 'Failed to disconnect account: {error}',
  },
});
