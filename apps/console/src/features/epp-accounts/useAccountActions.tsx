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
  IconTrash,
  IconWifi,
} from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useState, type ReactNode } from 'react';
import { catchState, realCatchStatus, stopKey, stopRealCatch } from '../../entities/epp/catches.ts';
import {
  connectAccount,
  connectionKey,
  deleteAccount,
  disconnectAccount,
  testConnection,
} from '../../entities/epp/eppAccounts.ts';
import { pendingCall } from '../../core/api/pendingCall.ts';
import type { Action } from '../../ui/menu/ActionMenu.tsx';
import { DeleteDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { StopRealCatchQuestion } from '../../entities/epp/StopRealCatchQuestion.tsx';
import { DisconnectQuestion } from './catch/StopQuestions.tsx';

/** What is asked before it is done, and to which account. */
interface Asked {
  about: 'delete' | 'disconnect' | 'stopRealCatch';
  account: EppAccount;
}

/** What can be done with an account, by its state, and the dialog that asks before anything is stopped or deleted. */
export function useAccountActions(): {
  actionsFor: (account: EppAccount) => Action[];
  /** Asks whether the account's real catch is to be stopped. */
  askToStop: (account: EppAccount) => void;
  dialog: ReactNode;
} {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<Asked>();
  const { mutate: test } = useMutation(testConnection);
  const { mutate: connect } = useMutation(connectAccount);
  const askToStop = useCallback(
    (account: EppAccount) => setAsked({ about: 'stopRealCatch', account }),
    [],
  );

  const actionsFor = useCallback(
    (account: EppAccount): Action[] => {
      const params = { accountId: account.id };
      const pending = pendingCall(connectionKey, account);
      const state = catchState(queryClient.getQueryState(realCatchStatus(account.id).queryKey));
      const catching = state === 'running' ? 'A real catch is running' : undefined;
      const unknown = state === 'unknown' ? 'It is not known whether a real catch runs' : undefined;
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
              onSelect: () => setAsked({ about: 'disconnect', account }),
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
        catching || unknown
          ? {
              label: 'Stop Real Catch',
              icon: IconPlayerStop,
              disabledReason: pendingCall(stopKey, account),
              onSelect: () => askToStop(account),
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
              search: { account_id: account.id },
            }),
        },
        {
          label: 'Delete',
          icon: IconTrash,
          danger: true,
          disabledReason: catching ?? unknown,
          onSelect: () => setAsked({ about: 'delete', account }),
        },
      ];
    },
    [askToStop, connect, navigate, queryClient, test],
  );

  const dialog = asked && <Question {...asked} onClose={() => setAsked(undefined)} />;
  return { actionsFor, askToStop, dialog };
}

function Question({ about, account, onClose }: Asked & { onClose: () => void }) {
  const { mutate: disconnect } = useMutation(disconnectAccount);
  const { mutate: stopCatch } = useMutation(stopRealCatch);
  const catching = catchState(useQuery(realCatchStatus(account.id)));
  const closeAnd = (act: (account: EppAccount) => void) => () => {
    onClose();
    act(account);
  };
  switch (about) {
    case 'stopRealCatch':
      return (
        <StopRealCatchQuestion
          account={account}
          catching={catching}
          onConfirm={closeAnd(stopCatch)}
          onClose={onClose}
        />
      );
    case 'disconnect':
      return (
        <DisconnectQuestion
          account={account}
          catching={catching}
          onConfirm={closeAnd(disconnect)}
          onClose={onClose}
        />
      );
    case 'delete':
      return (
        <DeleteDialog
          title="Delete EPP account?"
          confirmLabel="Delete"
          record={account}
          deletion={deleteAccount}
          onClose={onClose}
        >
          <p>Are you sure you want to delete this EPP account?</p>
          <strong>
            <bdi>{account.name}</bdi>
          </strong>{' '}
          (<bdi>{account.username}</bdi> at <bdi>{account.registrar_category.name}</bdi>) will be
          disconnected and removed with its settings. This cannot be undone.
        </DeleteDialog>
      );
  }
}
