import { createFileRoute } from '@tanstack/react-router';
import { recordParam } from '../../../core/address/searchSchema.ts';
import { AccountRecord } from '../../../features/epp-accounts/AccountRecord.tsx';
import { AccountFormDialog } from '../../../features/epp-accounts/AccountFormDialog.tsx';

export const Route = createFileRoute('/_app/epp-accounts/$accountId/edit')({
  params: recordParam('accountId'),
  component: () => <AccountRecord title="Edit EPP Account" editing of={AccountFormDialog} />,
});
