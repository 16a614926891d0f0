import type { DataSource } from '@dropcatch/sdk';
import { Link } from '@tanstack/react-router';
import { activeLook, labelOf } from '../../core/text/looks.ts';
import { state, type Column } from '../../ui/list/column.tsx';
import { UserText } from '../../ui/value/UserText.tsx';
import { responseFormatLabels } from './dataSourceLabels.ts';
import styles from './dataSources.module.css';

/** The columns of /data-sources (spec, section 2). */
export const dataSourceColumns: readonly Column<DataSource>[] = [
  {
    id: 'name',
    header: 'Name',
    width: 145,
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
    width: 600,
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
    width: 64,
    value: ({ request_method }) => request_method,
  },
  {
    id: 'response_format',
    header: 'Format',
    width: 62,
    value: ({ response_format }) => labelOf(responseFormatLabels, response_format),
  },
  {
    id: 'status',
    header: 'Status',
    width: 83,
    ...state(({ is_active }) => activeLook(is_active)),
  },
];
