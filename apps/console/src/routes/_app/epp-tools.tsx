import { createFileRoute } from '@tanstack/react-router';
import { accountList } from '../../entities/epp/eppAccounts.ts';
import { preload } from '../../core/api/queryClient.ts';
import { EppToolsPage } from '../../features/epp-tools/EppToolsPage.tsx';

export const Route = createFileRoute('/_app/epp-tools')({
  loader: () => preload(accountList),
  component: EppToolsPage,
});
