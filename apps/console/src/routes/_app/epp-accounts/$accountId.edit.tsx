import { createFileRoute } from '@tanstack/react-router';
import { recordParam } from '../../../core/address/searchSchema.ts';
import { AccountDialog } from '../../../features/epp-accounts/AccountDialog.tsx';
import { AccountFormDialog } from '../../../features/epp-accounts/AccountFormDialog.tsx';

export const Route = createFileRoute('/_app/epp-accounts/$accountId/edit')({
  params: recordParam('accountId'),
  component: () => <AccountDialog title="Edit EPP Account" editing of={AccountFormDialog} />,
});
