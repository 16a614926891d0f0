import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Outlet } from '@tanstack/react-router';
import { useMemo } from 'react';
import { accountList, refreshEppAccounts } from '../../entities/epp/eppAccounts.ts';
import { CsvButton } from '../../ui/list/CsvButton.tsx';
import { DataList } from '../../ui/list/DataList.tsx';
import { Empty } from '../../ui/page/Empty.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { RefreshButton } from '../../ui/page/RefreshButton.tsx';
import { useCan } from '../../core/session/permissions.ts';
import { accountColumns } from './accountColumns.tsx';
import { useAccountActions } from './useAccountActions.tsx';

const route = getRouteApi('/_app/epp-accounts');

/** EPP Accounts, for admins and managers (spec, section 2). Dialogs are child routes. */
export function AccountsPage() {
  const navigate = route.useNavigate();
  const can = useCan();
  const withManager = can('managers/list');
  const list = useQuery(accountList);
  const { actionsFor, askToStop, dialog } = useAccountActions();
  const columns = useMemo(
    () => accountColumns(actionsFor, askToStop, withManager),
    [actionsFor, askToStop, withManager],
  );
  const add = () => void navigate({ to: '/epp-accounts/new' });
  return (
    <>
      <PageHeader
        title="EPP Accounts"
        subtitle="Logins at registries, their connections and catches"
      >
        <CsvButton file="epp_accounts" columns={columns} rows={list.data?.accounts} />
        <RefreshButton load={refreshEppAccounts} />
        <Button size="xs" leftSection={<IconPlus size={14} aria-hidden />} onClick={add}>
          Add Account
        </Button>
      </PageHeader>
      <DataList
        label="EPP Accounts"
        query={list}
        rows={list.data?.accounts}
        columns={columns}
        rowKey={({ id }) => id}
        empty={<Empty action={{ label: 'Add Account', onClick: add }}>No EPP accounts yet</Empty>}
      />
      {dialog}
      <Outlet />
    </>
  );
}
