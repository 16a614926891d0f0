import { createFileRoute } from '@tanstack/react-router';
import { accountList } from '../../../entities/epp/eppAccounts.ts';
import { queryClient } from '../../../core/api/queryClient.ts';
import { AccountsPage } from '../../../features/epp-accounts/AccountsPage.tsx';

export const Route = createFileRoute('/_app/epp-accounts')({
  loader: () => void queryClient.prefetchQuery(accountList),
  component: AccountsPage,
});
