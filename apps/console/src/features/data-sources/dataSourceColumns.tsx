import type { DataSource } from '@dropcatch/sdk';
import { Link } from '@tanstack/react-router';
import { ActiveBadge } from '../../ui/value/ActiveBadge.tsx';
import type { Column } from '../../ui/list/column.tsx';
import { menuColumn } from '../../ui/list/column.tsx';
import type { Action } from '../../ui/menu/ActionMenu.tsx';
import { UserText } from '../../ui/value/UserText.tsx';
import { responseFormatLabels } from './dataSourceLabels.ts';
import styles from './dataSources.module.css';

/** The columns of /data-sources (spec, section 2). */
export function dataSourceColumns(
  actionsFor: (source: DataSource) => Action[],
): Column<DataSource>[] {
  return [
    {
      id: 'name',
      header: 'Name',
      width: 170,
      sticky: 'left',
      value: ({ name }) => name,
      cell: ({ id, name }) => (
        <Link to="/data-sources/$sourceId/edit" params={{ sourceId: id }} className="plain-link">
          <UserText>{name}</UserText>
        </Link>
      ),
    },
    {
      id: 'api_url',
      header: 'API URL',
      width: 400,
      wide: true,
      value: ({ api_url }) => api_url,
      cell: ({ api_url }) => (
        <span className={styles.url}>
          <UserText>{api_url}</UserText>
        </span>
      ),
    },
    {
      id: 'request_method',
      header: 'Method',
      width: 80,
      value: ({ request_method }) => request_method,
      cell: ({ request_method }) => request_method,
    },
    {
      id: 'response_format',
      header: 'Format',
      width: 80,
      value: ({ response_format }) => responseFormatLabels[response_format],
      cell: ({ response_format }) => responseFormatLabels[response_format],
    },
    {
      id: 'status',
      header: 'Status',
      width: 100,
      value: ({ is_active }) => is_active,
      cell: ({ is_active }) => <ActiveBadge active={is_active} />,
    },
    menuColumn(({ name }) => name, actionsFor),
  ];
}
