import type { EppAccount, RealCatchStatus } from '@dropcatch/sdk';
import {
  IconBolt,
  IconFlask,
  IconListDetails,
  IconPencil,
  IconPlayerStop,
  IconPlugConnected,
  IconPlugConnectedX,
  IconSettings,
  IconTrash,
  IconWifi,
} from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useState, type ReactNode } from 'react';
import { realCatchStatus, stopKey, stopRealCatch } from '../../api/catches.ts';
import {
  connectAccount,
  connectionKey,
  deleteAccount,
  disconnectAccount,
  testConnection,
} from '../../api/eppAccounts.ts';
import { pendingCall } from '../../api/pendingCall.ts';
import type { Action } from '../../components/menu/ActionMenu.tsx';
import { DeleteDialog } from '../../components/dialog/ConfirmDialog.tsx';

/** What can be done with an account, by its state, and the dialog that asks before it is deleted. */
export function useAccountActions(): {
  actionsFor: (account: EppAccount) => Action[];
  dialog: ReactNode;
} {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [deleting, setDeleting] = useState<EppAccount>();
  const { mutate: test } = useMutation(testConnection);
  const { mutate: connect } = useMutation(connectAccount);
  const { mutate: disconnect } = useMutation(disconnectAccount);
  const { mutate: stopCatch } = useMutation(stopRealCatch);

  const actionsFor = useCallback(
    (account: EppAccount): Action[] => {
      const params = { accountId: account.id };
      const pending = pendingCall(connectionKey, account);
      const status = queryClient.getQueryData<RealCatchStatus>(
        realCatchStatus(account.id).queryKey,
      );
      const catching = status?.is_running ? 'A real catch is running' : undefined;
      const inactive = account.is_active ? undefined : 'The account is inactive';
      return [
        {
          label: 'Edit',
          icon: IconPencil,
          onSelect: () => void navigate({ to: '/epp-accounts/$accountId/edit', params }),
        },
        {
          label: 'Account Settings',
          icon: IconSettings,
          onSelect: () => void navigate({ to: '/epp-accounts/$accountId/settings', params }),
        },
        {
          label: 'Test Connection',
          icon: IconWifi,
          disabledReason: pending,
          onSelect: () => test(account),
        },
        account.is_connected
          ? {
              label: 'Disconnect',
              icon: IconPlugConnectedX,
              disabledReason: pending ?? catching,
              onSelect: () => disconnect(account),
            }
          : {
              label: 'Connect',
              icon: IconPlugConnected,
              disabledReason: pending ?? inactive,
              onSelect: () => connect(account),
            },
        {
          label: 'Test Catch',
          icon: IconFlask,
          onSelect: () => void navigate({ to: '/epp-accounts/$accountId/test-catch', params }),
        },
        catching
          ? {
              label: 'Stop Real Catch',
              icon: IconPlayerStop,
              disabledReason: pendingCall(stopKey, account),
              onSelect: () => stopCatch(account),
            }
          : {
              label: 'Start Real Catch',
              icon: IconBolt,
              disabledReason: inactive,
              onSelect: () => void navigate({ to: '/epp-accounts/$accountId/real-catch', params }),
            },
        {
          label: 'EPP Logs',
          icon: IconListDetails,
          onSelect: () =>
            void navigate({
              to: '/epp-logs',
              search: { registrar_name: account.registrar_category.name },
            }),
        },
        {
          label: 'Delete',
          icon: IconTrash,
          danger: true,
          disabledReason: catching,
          onSelect: () => setDeleting(account),
        },
      ];
    },
    [connect, disconnect, navigate, queryClient, stopCatch, test],
  );

  const dialog = deleting && (
    <DeleteDialog
      title="Delete EPP account?"
      confirmLabel="Delete"
      record={deleting}
      deletion={deleteAccount}
      onClose={() => setDeleting(undefined)}
    >
      <p>Are you sure you want to delete this EPP account?</p>
      <strong>
        <bdi>{deleting.name}</bdi>
      </strong>{' '}
      (<bdi>{deleting.username}</bdi> at <bdi>{deleting.registrar_category.name}</bdi>) will be
      disconnected and removed with its settings. This cannot be undone.
    </DeleteDialog>
  );
  return { actionsFor, dialog };
}
