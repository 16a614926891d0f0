import { byId } from '../../core/lists.ts';
import { accountList, noSuchAccount } from '../../entities/epp/eppAccounts.ts';
import { recordDialog } from '../../ui/dialog/recordDialog.tsx';

/** Finds the account of a dialog in the list. There is no call for one. */
export const AccountRecord = recordDialog({
  param: 'accountId',
  useRecord: () => accountList,
  find: ({ accounts }, id) => byId(accounts, id),
  missing: noSuchAccount,
});
