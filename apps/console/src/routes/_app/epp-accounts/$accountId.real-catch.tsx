import { createFileRoute } from '@tanstack/react-router';
import { recordParam } from '../../../core/address/searchSchema.ts';
import { AccountRecord } from '../../../features/epp-accounts/AccountRecord.tsx';
import { RealCatchDialog } from '../../../features/epp-accounts/RealCatchDialog.tsx';

export const Route = createFileRoute('/_app/epp-accounts/$accountId/real-catch')({
  params: recordParam('accountId'),
  component: () => <AccountRecord title="Start Real Catch" of={RealCatchDialog} />,
});
