import { createFileRoute } from '@tanstack/react-router';
import { recordParam } from '../../../core/address/searchSchema.ts';
import { AccountRecord } from '../../../features/epp-accounts/AccountRecord.tsx';
import { TestCatchDialog } from '../../../features/epp-accounts/TestCatchDialog.tsx';

export const Route = createFileRoute('/_app/epp-accounts/$accountId/test-catch')({
  params: recordParam('accountId'),
  component: () => <AccountRecord title="Test Catch" of={TestCatchDialog} />,
});
