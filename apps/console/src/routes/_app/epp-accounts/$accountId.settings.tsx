import { createFileRoute } from '@tanstack/react-router';
import { recordParam } from '../../../core/address/searchSchema.ts';
import { AccountDialog } from '../../../features/epp-accounts/AccountDialog.tsx';
import { AccountSettingsDialog } from '../../../features/epp-accounts/AccountSettingsDialog.tsx';

export const Route = createFileRoute('/_app/epp-accounts/$accountId/settings')({
  params: recordParam('accountId'),
  component: () => <AccountDialog title="Account Settings" of={AccountSettingsDialog} />,
});
