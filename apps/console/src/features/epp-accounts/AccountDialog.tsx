import { byId } from '../../core/lists.ts';
import { accountList } from '../../entities/epp/eppAccounts.ts';
import { recordDialog } from '../../ui/dialog/recordDialog.tsx';

/** The dialogs of one account. The service has no call for one: it is looked for in the list. */
export const AccountDialog = recordDialog({
  param: 'accountId',
  useRecord: () => accountList,
  find: ({ accounts }, id) => byId(accounts, id),
  missing: 'There is no such EPP account, or not one of yours.',
});
