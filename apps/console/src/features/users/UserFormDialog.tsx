import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import type { User } from '@dropcatch/sdk';
import { userUpdateLimits } from '@dropcatch/sdk/limits';
import { useQuery } from '@tanstack/react-query';
import { readUser, saveUser, userManagers } from '../../entities/users/users.ts';
import { FieldGrid } from '../../ui/form/FieldGrid.tsx';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { useRecordEdit } from '../../ui/dialog/useRecordEdit.ts';
import { requiredField } from '../../ui/form/requiredField.ts';
import { optionsOf } from '../../core/text/looks.ts';
import { managerOptions } from '../../entities/users/managerOptions.ts';
import { roleLabels } from '../../core/session/roleLabels.ts';
import { useCan } from '../../core/session/permissions.ts';
import { useUser } from '../../core/session/session.ts';
import {
  passwordRule,
  userBody,
  userFields,
  userFormSchema,
  userFormValues,
  userTexts,
} from './userForm.ts';
import { PasswordField } from '../../ui/form/PasswordField.tsx';

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
