import type { User } from '@dropcatch/sdk';
import { Link } from '@tanstack/react-router';
import { ActiveBadge } from '../../components/value/ActiveBadge.tsx';
import type { Column } from '../../components/list/DataList.tsx';
import { menuColumn } from '../../components/list/menuColumn.tsx';
import type { Action } from '../../components/menu/ActionMenu.tsx';
import { Time } from '../../components/value/Time.tsx';
import { UserText } from '../../components/value/UserText.tsx';
import { labelOf } from '../../lib/text/looks.ts';
import { roleLabels } from '../../lib/text/roleLabels.ts';
import styles from './users.module.css';

/** First and last name, as far as they are known. */
function fullName({ first_name, last_name }: Pick<User, 'first_name' | 'last_name'>): string {
  return [first_name, last_name].filter(Boolean).join(' ');
}

/** The columns of /users (spec, section 2); the manager's is for admins only. */
export function userColumns(
  actionsFor: (user: User) => Action[],
  withManager: boolean,
): Column<User>[] {
  const columns: (Column<User> | false)[] = [
    {
      id: 'user',
      header: 'User',
      width: 200,
      sticky: 'left',
      csv: ({ username }) => username,
      cell: (user) => (
        <>
          <Link
            to="/users/$userId"
            params={{ userId: user.id }}
            search
            className={`plain-link ${styles.line}`}
          >
            <UserText>{user.username}</UserText>
          </Link>
          {fullName(user) && (
            <div className={styles.second}>
              <UserText>{fullName(user)}</UserText>
            </div>
          )}
        </>
      ),
    },
    {
      id: 'role',
      header: 'Role',
      width: 80,
      csv: ({ role }) => role,
      cell: ({ role }) => labelOf(roleLabels, role),
    },
    {
      id: 'contact',
      header: 'Contact',
      width: 240,
      csv: ({ email }) => email,
      cell: ({ email, phone }) => (
        <>
          <UserText>{email}</UserText>
          {phone && (
            <div className={styles.second}>
              <UserText>{phone}</UserText>
            </div>
          )}
        </>
      ),
    },
    withManager && {
      id: 'manager',
      header: 'Manager',
      width: 160,
      csv: ({ manager }) => manager?.company_name,
      cell: ({ manager }) => (manager ? <UserText>{manager.company_name}</UserText> : '–'),
    },
    {
      id: 'status',
      header: 'Status',
      width: 90,
      csv: ({ is_active }) => is_active,
      cell: ({ is_active }) => <ActiveBadge active={is_active} />,
    },
    {
      id: 'created_at',
      header: 'Created',
      width: 100,
      csv: ({ created_at }) => created_at,
      cell: ({ created_at }) => <Time at={created_at} relative />,
    },
    menuColumn(({ username }) => username, actionsFor),
  ];
  return columns.filter((column) => column !== false);
}
