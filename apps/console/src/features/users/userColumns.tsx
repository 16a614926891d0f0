import type { User } from '@dropcatch/sdk';
import { Link } from '@tanstack/react-router';
import { roleLabels } from '../../core/session/roleLabels.ts';
import { activeLook, labelOf } from '../../core/text/looks.ts';
import { state, text, time, type Column } from '../../ui/list/column.tsx';
import { TwoLines } from '../../ui/value/TwoLines.tsx';
import { UserText } from '../../ui/value/UserText.tsx';

/** First and last name, as far as they are known. */
function fullName({ first_name, last_name }: Pick<User, 'first_name' | 'last_name'>): string {
  return [first_name, last_name].filter(Boolean).join(' ');
}

/** The columns of /users (spec, section 2); the manager's is for admins only. */
export function userColumns(withManager: boolean): Column<User>[] {
  return [
    {
      id: 'user',
      header: 'User',
      width: 200,
      sticky: 'left',
      value: ({ username }) => username,
      cell: (user) => (
        <TwoLines second={fullName(user)}>
          <Link to="/users/$userId" params={{ userId: user.id }} search className="plain-link">
            <UserText>{user.username}</UserText>
          </Link>
        </TwoLines>
      ),
    },
    {
      id: 'role',
      header: 'Role',
      width: 80,
      phone: 'line',
      value: ({ role }) => labelOf(roleLabels, role),
    },
    {
      id: 'contact',
      header: 'Contact',
      width: 240,
      phone: 'line',
      value: ({ email }) => email,
      cell: ({ email, phone }) => (
        <TwoLines second={phone}>
          <UserText>{email}</UserText>
        </TwoLines>
      ),
    },
    ...(withManager
      ? [
          {
            id: 'manager',
            header: 'Manager',
            width: 160,
            ...text(({ manager }: User) => manager?.company_name),
          },
        ]
      : []),
    {
      id: 'status',
      header: 'Status',
      width: 90,
      ...state(({ is_active }: User) => activeLook(is_active)),
    },
    {
      id: 'created_at',
      header: 'Created',
      width: 100,
      ...time(({ created_at }: User) => created_at, { relative: true }),
    },
  ];
}
