import type { EppAccount } from '@dropcatch/sdk';
import { useMutation } from '@tanstack/react-query';
import { usePendingLabel } from '../../core/api/pendingLabel.ts';
import { BusyButton, type BusyButtonProps } from '../../ui/page/BusyButton.tsx';
import { rowButton } from '../../ui/page/buttonProps.ts';
import { connectAccount, connectionKey } from './eppAccounts.ts';

/**
 * The props of the buttons of an account. When the button disappears, the focus goes to its list item, or where its `ref`
 * says (`passesFocusTo`).
 */
export interface AccountButtonProps extends Omit<BusyButtonProps, 'busy' | 'onClick' | 'children'> {
  account: EppAccount;
  /** Whether the button shows the account's name; without it, its line must. */
  named?: boolean;
  /** Whether its words are short, for a narrow column. */
  short?: boolean;
}

/** Connects an account. */
export function ConnectButton({ account, named, ...rest }: Omit<AccountButtonProps, 'short'>) {
  const { mutate: connect } = useMutation(connectAccount);
  const busy = usePendingLabel(connectionKey, account) !== undefined;
  return (
    <BusyButton
      {...rowButton}
      {...rest}
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
