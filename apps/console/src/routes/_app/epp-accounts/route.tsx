import { createFileRoute } from '@tanstack/react-router';
import { accountList } from '../../../entities/epp/eppAccounts.ts';
import { preload } from '../../../core/api/queryClient.ts';
import { AccountsPage } from '../../../features/epp-accounts/AccountsPage.tsx';

export const Route = createFileRoute('/_app/epp-accounts')({
  loader: () => preload(accountList),
  component: AccountsPage,
});
