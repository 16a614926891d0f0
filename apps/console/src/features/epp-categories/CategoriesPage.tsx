import type { EppCategory } from '@dropcatch/sdk';
import { IconPencil, IconSettings } from '@tabler/icons-react';
import { categoryList } from '../../entities/epp/choices.ts';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import { namedRows } from '../../ui/list/selection.tsx';
import { wholeList } from '../../ui/list/useListAddress.ts';
import { formatSeconds } from '../../core/text/numbers.ts';
import { activeState, count, link, type Column } from '../../ui/list/column.tsx';
import { Name, UserText } from '../../ui/value/UserText.tsx';
import { runMutation } from '../../core/api/apiQuery.ts';
import { deleteCategory } from '../../entities/epp/eppCategories.ts';
import { deleteAction } from '../../ui/dialog/askingAction.tsx';
import type { Action } from '../../ui/menu/action.ts';

/** EPP Registrar Categories, for admins (spec, section 2). Dialogs are child routes. */
export function CategoriesPage() {
  return (
    <ListScreen
      title="EPP Registrar Categories"
      subtitle="The registries' EPP servers and what is sent to them"
      name="epp_categories"
      address={wholeList}
      query={() => categoryList}
      rowsOf={({ categories }) => categories}
      columns={categoryColumns}
      names={namedRows}
      actionsFor={categoryActions}
      create={{ label: 'Add Category', to: '/epp-categories/new' }}
      empty={{ none: 'No EPP categories yet' }}
    />
  );
}

const categoryColumns: readonly Column<EppCategory>[] = [
  {
    id: 'name',
    header: 'Name',
    width: 175,
    ...link(
      ({ name }) => name,
      ({ id }) => ({ to: '/epp-categories/$categoryId/edit', params: { categoryId: id } }),
    ),
  },
  {
    id: 'epp_server_url',
    header: 'EPP Server',
    phone: 'line',
    width: 250,
    value: (category) => category.epp_server_url,
    shows: (category) => category.epp_server_url,
    mono: true,
    cell: ({ epp_server_url }) => (
      <span className="domain-name">
        <UserText>{epp_server_url}</UserText>
      </span>
    ),
  },
  {
    id: 'epp_port',
    header: 'Port',
    phone: 'hidden',
    width: 70,
    align: 'right',
    value: ({ epp_port }) => epp_port,
  },
  {
    id: 'supported_tlds',
    header: 'TLDs',
    phone: 'hidden',
    width: 170,
    value: ({ supported_tlds }) => supported_tlds.join(' '),
    cell: ({ supported_tlds }) => <Tlds tlds={supported_tlds} />,
  },
  {
    id: 'requires_ssl_cert',
    header: 'SSL Required',
    phone: 'hidden',
    width: 110,
    value: (category) => category.requires_ssl_cert,
    cell: ({ requires_ssl_cert }) => (requires_ssl_cert ? 'Yes' : 'No'),
  },
  {
    id: 'default_timeout',
    header: 'Timeout',
    phone: 'hidden',
    width: 80,
    ...count(({ default_timeout }) => default_timeout, formatSeconds),
  },
  { id: 'is_active', header: 'Status', width: 90, ...activeState },
];

/** The number of TLDs that a row shows before '+N' (spec, section 2). */
const maxTlds = 3;

function Tlds({ tlds }: { tlds: readonly string[] }) {
  if (tlds.length === 0) return <span>Any</span>;
  const more = tlds.length - maxTlds;
  return (
    <span title={tlds.join(', ')}>
      {`${tlds.slice(0, maxTlds).join(', ')}${more > 0 ? ` +${more}` : ''}`}
    </span>
  );
}

function categoryActions(category: EppCategory): Action[] {
  const params = { categoryId: category.id };
  return [
    { label: 'Edit', icon: IconPencil, go: { to: '/epp-categories/$categoryId/edit', params } },
    {
      label: 'EPP Settings',
      icon: IconSettings,
      go: { to: '/epp-categories/$categoryId/settings', params },
    },
    deleteAction('EPP category', {
      name: category.name,
      body: (
        <>
          <Name>{category.name}</Name>{' '}
          <span>{`(${category.epp_server_url}) and its EPP settings will be deleted. This cannot be undone.`}</span>
        </>
      ),
      run: () => runMutation(deleteCategory, category),
    }),
  ];
}
