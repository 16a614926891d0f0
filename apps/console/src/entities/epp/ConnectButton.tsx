import type { ButtonProps } from '@mantine/core';
import type { EppAccount } from '@dropcatch/sdk';
import { useMutation } from '@tanstack/react-query';
import { usePendingLabel } from '../../core/api/pendingLabel.ts';
import { passesFocusTo } from '../../ui/focus/moveFocus.ts';
import { BusyButton } from '../../ui/page/BusyButton.tsx';
import { connectAccount, connectionKey } from './eppAccounts.ts';

/** The props of a button in a row. It passes the focus to its row when it disappears. */
export const rowButton = {
  variant: 'default',
  size: 'compact-sm',
  ref: passesFocusTo((button) => button.closest('li')),
} as const;

interface ConnectButtonProps extends Pick<ButtonProps, 'className'> {
  account: EppAccount;
  /** Whether the button shows the account's name; without it, the row must. */
  named?: boolean;
}

/** Connects an account. It goes in a list item that can have the focus. */
export function ConnectButton({ account, named, className }: ConnectButtonProps) {
  const { mutate: connect } = useMutation(connectAccount);
  const busy = usePendingLabel(connectionKey, account) !== undefined;
  return (
    <BusyButton
      {...rowButton}
      className={className}
      busy={busy}
      aria-label={`Connect ${account.name}`}
      onClick={() => connect(account)}
    >
      <span>
        <span>Connect</span> {named && <bdi>{account.name}</bdi>}
      </span>
    </BusyButton>
  );
}
