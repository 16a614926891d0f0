import type { EppAccount } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import { accountList } from '../../entities/epp/eppAccounts.ts';
import { DialogFrame, type RecordFrameProps } from '../../ui/dialog/DialogFrame.tsx';
import { byId } from '../../core/byId.ts';

interface AccountDialogFrameProps extends RecordFrameProps<EppAccount> {
  accountId: number;
}

/** Finds the account that a dialog is about. The service has no call for one: it is looked for in the list. */
export function AccountDialogFrame({ accountId, ...dialog }: AccountDialogFrameProps) {
  const list = useQuery(accountList);
  return (
    <DialogFrame
      query={list}
      data={byId(list.data?.accounts, accountId)}
      missing="There is no such EPP account, or not one of yours."
      {...dialog}
    />
  );
}
