import { createFileRoute } from '@tanstack/react-router';
import { recordParam } from '../../../core/address/searchSchema.ts';
import { AccountRecord } from '../../../features/epp-accounts/AccountRecord.tsx';
import { AccountSettingsDialog } from '../../../features/epp-accounts/AccountSettingsDialog.tsx';

export const Route = createFileRoute('/_app/epp-accounts/$accountId/settings')({
  params: recordParam('accountId'),
  component: () => <AccountRecord title="Account Settings" of={AccountSettingsDialog} />,
});
