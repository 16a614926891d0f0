import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import type { User, ManagerOption, Role, UserUpdate } from '@dropcatch/sdk';
import { userUpdateLimits, userCreateLimits } from '@dropcatch/sdk/limits';
import { useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { readUser, saveUser, userManagers, managerOptions } from '../../entities/users/users.ts';
import { FieldGrid } from '../../ui/form/FieldGrid.tsx';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { useRecordEdit } from '../../ui/dialog/useRecordEdit.tsx';
import { requiredField, Email } from '../../ui/form/fields.ts';
import { optionsOf } from '../../core/text/looks.ts';
import { roleLabels, roleMay } from '../../core/session/roles.ts';
import { useCan } from '../../core/session/permissions.ts';
import { useUser } from '../../core/session/session.ts';
import { PasswordField } from '../../ui/form/CredentialInputs.tsx';
import { byLabel, byName, namesById, type EditedFields } from '../../ui/form/mergeEdit.ts';

const texts = [
  { name: 'email', required: true, type: 'email' },
  { name: 'username', required: true },
  { name: 'first_name' },
  { name: 'last_name' },
  { name: 'phone', type: 'tel' },
  { name: 'company' },
] as const;

const roleOptions = optionsOf(roleLabels);

interface UserFormDialogProps {
  /** The user to change; without one, a new user is made. */
  user?: User;
  onClose: () => void;
}

/** Adds or edits a user (spec, section 5). What a field may hold and who sees it: {@link userBody}. */
export function UserFormDialog({ user, onClose }: UserFormDialogProps) {
  const me = useUser();
  const can = useCan();
  const setsRole = can('adminUsers/update');
  const creating = user === undefined;
  const form = useForm({
    initialValues: userFormValues(user),
    validate: schemaResolver(userFormSchema(creating), { sync: true }),
    transformValues: (values) => userBody(values, me.role),
  });
  const { role } = form.values;
  const { data } = useQuery({ ...userManagers, enabled: can('managers/listForUsers') });
  const submission = useRecordEdit({
    form,
    save: saveUser(me.role, user?.id),
    read: user && (() => readUser(me.role, user.id)),
    valuesOf: userFormValues,
    fields: userFields(data?.managers),
    always: ['email', 'username'],
  });

  return (
    <FormDialog
      title={creating ? 'Add User' : 'Edit User'}
      about={user && <bdi>{user.username}</bdi>}
      form={form}
      submission={submission}
      submitLabel={creating ? 'Create User' : 'Save User'}
      onClose={onClose}
      size="lg"
    >
      <FieldGrid>
        {texts.map(({ name, ...field }) => (
          <TextInput
            key={name}
            label={userTexts[name]}
            {...('required' in field && requiredField)}
            type={'type' in field ? field.type : 'text'}
            maxLength={userUpdateLimits[name].maxLength}
            {...(name === 'email' && { 'data-autofocus': true })}
            {...form.getInputProps(name)}
          />
        ))}
        <PasswordField
          label="Password"
          {...(creating && requiredField)}
          description={
            // In the words of the rule that refuses it.
            creating ? !form.errors['password'] && passwordRule : 'Empty keeps the current one'
          }
          autoComplete="new-password"
          maxLength={userUpdateLimits.password.maxLength}
          {...form.getInputProps('password')}
        />
        {setsRole && (
          <NativeSelect
            label="Role"
            // Whoever takes their own rights away could not give them back.
            description={
              user?.id === me.id ? 'You cannot change your own role' : 'What the user may do'
            }
            disabled={user?.id === me.id}
            data={roleOptions}
            {...form.getInputProps('role')}
          />
        )}
        {setsRole && role === 'user' && (
          <NativeSelect
            label="Manager"
            data={managerOptions('No manager', data?.managers, user)}
            {...form.getInputProps('manager_id')}
          />
        )}
      </FieldGrid>
      {role === 'user' && (
        <Checkbox
          label="Active"
          description="An inactive user cannot sign in"
          {...form.getInputProps('is_active', { type: 'checkbox' })}
        />
      )}
    </FormDialog>
  );
}

/** What the form holds: text as typed, the manager as the select's value. */
interface UserFormValues extends Record<string, unknown> {
  email: string;
  username: string;
  password: string;
  first_name: string;
  last_name: string;
  phone: string;
  company: string;
  role: Role;
  manager_id: string;
  is_active: boolean;
}

/** The form's start: the user as they are, or a new one with the contract's defaults. */
function userFormValues(user?: User): UserFormValues {
  return {
    email: user?.email ?? '',
    username: user?.username ?? '',
    password: '',
    first_name: user?.first_name ?? '',
    last_name: user?.last_name ?? '',
    phone: user?.phone ?? '',
    company: user?.company ?? '',
    role: user?.role ?? userCreateLimits.role.default,
    manager_id: String(user?.manager_id ?? ''),
    is_active: user?.is_active ?? userCreateLimits.is_active.default,
  };
}

const minPassword = userCreateLimits.password.minLength;

/** What the spec says of a password, as help and as complaint (section 5). */
const passwordRule = `Minimum ${minPassword} characters`;

/** The form's rules (spec, section 5). On edit an empty password means the current one. */
function userFormSchema(creating: boolean) {
  return v.object({
    email: Email,
    username: v.pipe(v.string(), v.trim(), v.nonEmpty('Username is required')),
    password: v.pipe(
      v.string(),
      v.check(
        (password) => password.length >= minPassword || (!creating && password === ''),
        passwordRule,
      ),
    ),
  });
}

/**
 * What to send. Role and manager are an admin's to set; manager and active flag belong to the role user alone; an
 * empty password is left out (spec, section 5).
 */
function userBody(values: UserFormValues, caller: Role): UserUpdate {
  const { email, username, password, first_name, last_name, phone, company } = values;
  const { role, manager_id, is_active } = values;
  const setsRole = roleMay(caller, 'adminUsers/update');
  return {
    email: email.trim(),
    username: username.trim(),
    ...(password && { password }),
    first_name: first_name.trim() || null,
    last_name: last_name.trim() || null,
    phone: phone.trim() || null,
    company: company.trim() || null,
    ...(setsRole && { role }),
    ...(setsRole && role === 'user' && { manager_id: manager_id ? Number(manager_id) : null }),
    ...(role === 'user' && { is_active }),
  };
}

/** The texts of a user, with their labels. */
const userTexts = {
  email: 'Email',
  username: 'Username',
  first_name: 'First Name',
  last_name: 'Last Name',
  phone: 'Phone',
  company: 'Company',
} as const;

/** How the fields are called where two edits of a user differ. */
const userFields = (managers: readonly ManagerOption[] = []): EditedFields<UserUpdate> => ({
  ...userTexts,
  role: { label: 'Role', show: byLabel(roleLabels) },
  manager_id: {
    label: 'Manager',
    show: byName(namesById(managers, ({ company_name }) => company_name)),
  },
  is_active: 'Active',
});
