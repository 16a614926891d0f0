import { createFileRoute } from '@tanstack/react-router';
import { recordParam } from '../../../core/address/searchSchema.ts';
import { AccountDialog } from '../../../features/epp-accounts/AccountDialog.tsx';
import { RealCatchDialog } from '../../../features/epp-accounts/RealCatchDialog.tsx';

export const Route = createFileRoute('/_app/epp-accounts/$accountId/real-catch')({
  params: recordParam('accountId'),
  component: () => <AccountDialog title="Start Real Catch" of={RealCatchDialog} />,
});
