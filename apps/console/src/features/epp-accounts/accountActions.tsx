import type { EppAccount } from '@dropcatch/sdk';
import {
  IconBolt,
  IconFlask,
  IconListDetails,
  IconPencil,
  IconPlayerStop,
  IconPlugConnected,
  IconPlugConnectedX,
  IconSettings,
  IconWifi,
} from '@tabler/icons-react';
import { runMutation, startMutation } from '../../core/api/apiQuery.ts';
import { getPendingLabel } from '../../core/api/pendingLabel.ts';
import { realCatchState, realCatchRunning, stopRealCatchKey } from '../../entities/epp/catches.ts';
import {
  accountInactive,
  connectAccount,
  connectionKey,
  deleteAccount,
  testConnection,
} from '../../entities/epp/eppAccounts.ts';
import { confirmDisconnect, confirmStopRealCatch } from '../../entities/epp/confirmations.tsx';
import { deleteAction } from '../../ui/dialog/askingAction.tsx';
import type { Action } from '../../ui/menu/action.ts';
import { Name } from '../../ui/value/UserText.tsx';

/** The actions of an account. Stopping, disconnecting and deleting ask for confirmation. */
export function accountActions(account: EppAccount): Action[] {
  const params = { accountId: account.id };
  const pending = getPendingLabel(connectionKey, account);
  const realCatch = realCatchState(account);
  const catching = realCatch === 'running' ? realCatchRunning : undefined;
  const unknown = realCatch === 'unknown' ? 'It is not known whether a real catch runs' : undefined;
  const inactive = account.is_active ? undefined : accountInactive;
  return [
    { label: 'Edit', icon: IconPencil, go: { to: '/epp-accounts/$accountId/edit', params } },
    {
      label: 'Account Settings',
      icon: IconSettings,
      go: { to: '/epp-accounts/$accountId/settings', params },
    },
    {
      label: 'Test Connection',
      icon: IconWifi,
      effect: `signs in to ${account.registrar_category.name} once`,
      disabledReason: pending,
      onSelect: () => startMutation(testConnection, account),
    },
    account.is_connected
      ? {
          label: 'Disconnect',
          icon: IconPlugConnectedX,
          disabledReason: pending ?? catching,
          onSelect: () => void confirmDisconnect(account),
        }
      : {
          label: 'Connect',
          icon: IconPlugConnected,
          effect: `connects it to ${account.registrar_category.name}`,
          disabledReason: pending ?? inactive,
          onSelect: () => startMutation(connectAccount, account),
        },
    {
      label: 'Test Catch',
      icon: IconFlask,
      go: { to: '/epp-accounts/$accountId/test-catch', params },
    },
    catching || unknown
      ? {
          label: 'Stop Real Catch',
          icon: IconPlayerStop,
          disabledReason: getPendingLabel(stopRealCatchKey, account),
          onSelect: () => void confirmStopRealCatch(account),
        }
      : {
          label: 'Start Real Catch',
          icon: IconBolt,
          disabledReason: inactive,
          go: { to: '/epp-accounts/$accountId/real-catch', params },
        },
    {
      label: 'EPP Logs',
      icon: IconListDetails,
      go: { to: '/epp-logs', search: { account_id: account.id } },
    },
    deleteAction('EPP account', {
      name: account.name,
      disabledReason: catching ?? unknown,
      body: (
        <>
          <p>Are you sure you want to delete this EPP account?</p>
          <span>
            <Name>{account.name}</Name> (<bdi>{account.username}</bdi> at{' '}
            <bdi>{account.registrar_category.name}</bdi>) will be disconnected and removed with its
            settings. This cannot be undone.
          </span>
        </>
      ),
      run: () => runMutation(deleteAccount, account),
    }),
  ];
}
