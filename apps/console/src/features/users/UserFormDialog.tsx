import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import type { User } from '@dropcatch/sdk';
import { userUpdateLimits } from '@dropcatch/sdk/limits';
import { useMutation, useQuery } from '@tanstack/react-query';
import { saveUser, userManagers } from '../../api/users.ts';
import { FieldGrid } from '../../components/field/FieldGrid.tsx';
import { FormDialog } from '../../components/dialog/FormDialog.tsx';
import { requiredField } from '../../components/field/requiredField.ts';
import { optionsOf } from '../../lib/text/looks.ts';
import { managerOptions } from '../../lib/form/managerOptions.ts';
import { roleLabels } from '../../lib/text/roleLabels.ts';
import { useCan } from '../../session/permissions.ts';
import { useUser } from '../../session/session.ts';
import { passwordRule, userBody, userFormSchema, userFormValues } from './userForm.ts';
import { PasswordField } from '../../components/field/PasswordField.tsx';

const texts = [
  { name: 'email', label: 'Email', required: true, type: 'email' },
  { name: 'username', label: 'Username', required: true },
  { name: 'first_name', label: 'First Name' },
  { name: 'last_name', label: 'Last Name' },
  { name: 'phone', label: 'Phone', type: 'tel' },
  { name: 'company', label: 'Company' },
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
  const submission = useMutation(saveUser(me.role, user?.id));
  const form = useForm({
    initialValues: userFormValues(user),
    validate: schemaResolver(userFormSchema(creating), { sync: true }),
    transformValues: (values) => userBody(values, me.role),
  });
  const { role } = form.values;
  const { data } = useQuery({ ...userManagers, enabled: can('managers/listForUsers') });

  return (
    <FormDialog
      title={creating ? 'Add User' : 'Edit User'}
      about={user && <bdi>{user.username}</bdi>}
      form={form}
      submission={submission}
      failure="Failed to save user"
      submitLabel={creating ? 'Create User' : 'Save User'}
      onClose={onClose}
      size="lg"
    >
      <FieldGrid>
        {texts.map(({ name, label, ...field }) => (
          <TextInput
            key={name}
            label={label}
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
