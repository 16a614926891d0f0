import { Text } from '@mantine/core';
import type { User } from '@dropcatch/sdk';
import { DialogSection, Dialog } from '../../ui/dialog/Dialog.tsx';
import { Facts } from '../../ui/value/Facts.tsx';
import { Time } from '../../ui/value/Time.tsx';
import { activeLook, labelOf } from '../../core/text/looks.ts';
import { roleLabels } from '../../core/session/roles.ts';
import { StatusBadge } from '../../ui/value/StatusBadge.tsx';
import styles from './users.module.css';
import { dash } from '../../core/text/numbers.ts';

/** What is known of a user, with the permissions beyond the role. */
export function UserDetailsDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const typed = (text: string | null | undefined) => (text ? <bdi>{text}</bdi> : dash);
  return (
    <Dialog onClose={onClose} title="User Details" size="lg">
      <Facts
        facts={[
          ['Username', typed(user.username)],
          ['Email', typed(user.email)],
          ['Email Verified', verifiedWord(user.email_verified)],
          ['First Name', typed(user.first_name)],
          ['Last Name', typed(user.last_name)],
          ['Phone', typed(user.phone)],
          ['Company', typed(user.company)],
          ['Role', labelOf(roleLabels, user.role)],
          ['Manager', typed(user.manager?.company_name)],
          ['Status', <StatusBadge key="status" {...activeLook(user.is_active)} />],
          ['Created', <Time key="created" at={user.created_at} />],
        ]}
      />
      <DialogSection title="Permissions">
        <Permissions user={user} />
      </DialogSection>
    </Dialog>
  );
}

function verifiedWord(verified: boolean | undefined): string {
  if (verified === undefined) return dash;
  return verified ? 'Yes' : 'No';
}

/** An admin has every permission, whatever their map says (spec, section 6). */
function Permissions({ user: { role, permissions } }: { user: User }) {
  const names = Object.keys(permissions).toSorted();
  if (role === 'admin') return <Text size="sm">All permissions, as an admin</Text>;
  if (names.length === 0) return <Text size="sm">None beyond the role</Text>;
  return (
    <ul className={styles.list} aria-label="Permissions">
      {names.map((name) => (
        <li key={name}>
          <bdi>{name.replaceAll('_', ' ')}</bdi>: {permissions[name] ? 'given' : 'not given'}
        </li>
      ))}
    </ul>
  );
}
