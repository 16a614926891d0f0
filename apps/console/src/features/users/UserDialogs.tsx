import { Text } from '@mantine/core';
import { hasPermission, hasRole, type User, type UserUpdate } from '@dropcatch/sdk';
import { userCreateLimits, userUpdateLimits } from '@dropcatch/sdk/limits';
import { fetchFresh } from '../../core/api/queryClient.ts';
import { useCan } from '../../core/session/permissions.ts';
import { roleLabels } from '../../core/session/roles.ts';
import { useUser } from '../../core/session/session.ts';
import { activeBadge, labelOf, optionsOf } from '../../core/text/labels.ts';
import { managerOptions, useManagers } from '../../entities/users/managers.ts';
import { saveUser, userById } from '../../entities/users/users.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { DialogSection } from '../../ui/dialog/sections.tsx';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { recordDialog } from '../../ui/dialog/recordDialog.tsx';
import { useFieldForm } from '../../ui/dialog/useFieldForm.tsx';
import { FieldInputs } from '../../ui/form/FieldInput.tsx';
import { onlyWhen, withLimits, type FormField } from '../../ui/form/fieldTable.ts';
import { Facts, type Fact } from '../../ui/value/Facts.tsx';
import { StatusBadge } from '../../ui/value/StatusBadge.tsx';
import { Time } from '../../ui/value/Time.tsx';

/** Finds the user of a child route of /users. */
export const UserRecord = recordDialog({
  param: 'userId',
  useRecord: (id) => userById(useUser().role, id),
  missing: 'This user does not exist, or is not yours.',
});

/** The details of a user, with permissions besides those of the role. */
export function UserDetailsDialog({ record: user }: { record: User }) {
  return (
    <Dialog title="User Details" {...UserDetailsDialog.dialogSize}>
      <Facts
        facts={{
          Username: user.username,
          Email: user.email,
          'Email Verified': user.email_verified,
          'First Name': user.first_name,
          'Last Name': user.last_name,
          Phone: user.phone,
          Company: user.company,
          Role: labelOf(roleLabels, user.role),
          Manager: user.manager?.company_name,
          Status: <StatusBadge {...activeBadge(user.is_active)} />,
          Created: <Time at={user.created_at} />,
        }}
      />
      <DialogSection title="Permissions">
        <Permissions {...user} />
      </DialogSection>
    </Dialog>
  );
}

UserDetailsDialog.dialogSize = { size: 'lg', height: 356 };

/** The permissions of a user. Admins have all permissions (spec, section 6). */
function Permissions(user: User) {
  const facts = Object.keys(user.permissions)
    .toSorted()
    .map((name): Fact => [
      name.replaceAll('_', ' '),
      hasPermission(user, name) ? 'given' : 'not given',
    ]);
  if (hasRole(user, 'admin')) return <Text size="sm">All permissions, as an admin</Text>;
  return facts.length > 0 ? <Facts facts={facts} /> : <Text size="sm">None beyond the role</Text>;
}

/**
 * Adds or edits a user. Only admins set role and manager. Manager and Active are for the role user (spec, section 5).
 */
export function UserFormDialog({ record: user }: { record?: User }) {
  const me = useUser();
  const setsRole = useCan()('adminUsers/update');
  const isSelf = user?.id === me.id;
  const managers = managerOptions('No manager', useManagers(), user);
  const fields: FormField<keyof UserUpdate>[] = [
    { name: 'email', label: 'Email', kind: 'email' },
    { name: 'username', label: 'Username' },
    { name: 'first_name', label: 'First Name' },
    { name: 'last_name', label: 'Last Name' },
    { name: 'phone', label: 'Phone', inputMode: 'tel' },
    { name: 'company', label: 'Company' },
    { name: 'password', label: 'Password', kind: 'secret' },
    {
      name: 'role',
      label: 'Role',
      kind: 'choice',
      options: optionsOf(roleLabels),
      // Users who lower their own role could not undo it.
      disabled: isSelf,
      hint: isSelf ? 'You cannot change your own role' : 'What the user may do',
      when: () => setsRole,
    },
    ...onlyWhen('role', 'user', [
      { name: 'manager_id', label: 'Manager', kind: 'id', options: managers, when: () => setsRole },
      { name: 'is_active', label: 'Active', kind: 'switch', hint: 'Inactive users cannot sign in' },
    ]),
  ];
  const fieldForm = useFieldForm({
    fields: withLimits(user ? userUpdateLimits : userCreateLimits, fields),
    record: user,
    save: saveUser(me.role, user?.id),
    read: (id) => fetchFresh(userById(me.role, id)),
  });
  return (
    <FormDialog
      {...fieldForm}
      title={user ? 'Edit User' : 'Add User'}
      subtitle={user?.username}
      submitLabel={user ? 'Save User' : 'Create User'}
      {...UserFormDialog.dialogSize}
    >
      <FieldInputs {...fieldForm} />
    </FormDialog>
  );
}

UserFormDialog.dialogSize = { size: 'lg', height: 588 };
