import { schemaResolver, useForm, type UseFormReturnType } from '@mantine/form';
import type { PasswordChange } from '@dropcatch/sdk';
import { passwordChangeLimits as limits } from '@dropcatch/sdk/limits';
import { useMutation } from '@tanstack/react-query';
import { changePassword } from '../../entities/users/profile.ts';
import { requiredField } from '../../ui/form/requiredField.ts';
import { useUser } from '../../core/session/session.ts';
import { FormPanel } from './FormPanel.tsx';
import { PasswordRules } from './profileRules.ts';
import { PasswordField } from '../../ui/form/PasswordField.tsx';

// The fields bear the names of the call, so that the server's complaints find them.
const empty = { current_password: '', new_password: '', again: '' };

/** The state of {@link PasswordForm}; the page holds it, so that it can ask before changes are lost. */
export function usePasswordForm() {
  return useForm({
    initialValues: empty,
    validate: schemaResolver(PasswordRules, { sync: true }),
    transformValues: ({ current_password, new_password }) => ({ current_password, new_password }),
    enhanceGetInputProps: ({ form: { submitting } }) => ({ readOnly: submitting }),
  });
}

/** Changes the own password. */
export function PasswordForm({ form }: { form: UseFormReturnType<typeof empty, PasswordChange> }) {
  const user = useUser();
  const submission = useMutation(changePassword);
  return (
    <FormPanel
      form={form}
      submission={submission}
      submitLabel="Update Password"
      onDone={() => form.reset()}
    >
      {/* Tells a password manager whose password it is: somebody may have several accounts. */}
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordField
        label="Current Password"
        {...requiredField}
        autoComplete="current-password"
        maxLength={limits.current_password.maxLength}
        {...form.getInputProps('current_password')}
      />
      <PasswordField
        label="New Password"
        {...requiredField}
        description={`At least ${limits.new_password.minLength} characters`}
        autoComplete="new-password"
        maxLength={limits.new_password.maxLength}
        {...form.getInputProps('new_password')}
      />
      <PasswordField
        label="Confirm New Password"
        {...requiredField}
        autoComplete="new-password"
        maxLength={limits.new_password.maxLength}
        {...form.getInputProps('again')}
      />
    </FormPanel>
  );
}
