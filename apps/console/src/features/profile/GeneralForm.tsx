import { TextInput } from '@mantine/core';
import { schemaResolver, useForm, type UseFormReturnType } from '@mantine/form';
import type { User } from '@dropcatch/sdk';
import { profileInputLimits as limits } from '@dropcatch/sdk/limits';
import { useMutation } from '@tanstack/react-query';
import { updateProfile } from '../../api/profile.ts';
import { FieldGrid } from '../../components/FieldGrid.tsx';
import { FormPanel } from '../../components/FormPanel.tsx';
import { ProfileRules, profileInput, profileValues, type ProfileValues } from './profileRules.ts';

/** The state of {@link GeneralForm}; the page holds it, so that it can ask before changes are lost. */
export function useGeneralForm(user: User) {
  return useForm({
    mode: 'uncontrolled',
    initialValues: profileValues(user),
    validate: schemaResolver(ProfileRules, { sync: true }),
    transformValues: profileInput,
  });
}

/** General Information: names, addresses, company. */
export function GeneralForm({ form }: { form: UseFormReturnType<ProfileValues, ProfileValues> }) {
  const submission = useMutation(updateProfile);
  return (
    <FormPanel
      form={form}
      submission={submission}
      failure="Failed to update profile"
      submitLabel="Save Changes"
      onDone={(user) => {
        const saved = profileValues(user);
        form.setInitialValues(saved);
        form.setValues(saved);
        form.resetDirty();
      }}
    >
      <FieldGrid>
        <TextInput
          label="First Name"
          autoComplete="given-name"
          maxLength={limits.first_name.maxLength}
          key={form.key('first_name')}
          {...form.getInputProps('first_name')}
        />
        <TextInput
          label="Last Name"
          autoComplete="family-name"
          maxLength={limits.last_name.maxLength}
          key={form.key('last_name')}
          {...form.getInputProps('last_name')}
        />
        <TextInput
          label="Email"
          type="email"
          withAsterisk
          autoComplete="email"
          maxLength={limits.email.maxLength}
          key={form.key('email')}
          {...form.getInputProps('email')}
        />
        <TextInput
          label="Username"
          withAsterisk
          autoComplete="username"
          autoCapitalize="none"
          maxLength={limits.username.maxLength}
          key={form.key('username')}
          {...form.getInputProps('username')}
        />
        <TextInput
          label="Phone"
          type="tel"
          autoComplete="tel"
          maxLength={limits.phone.maxLength}
          key={form.key('phone')}
          {...form.getInputProps('phone')}
        />
        <TextInput
          label="Company"
          autoComplete="organization"
          maxLength={limits.company.maxLength}
          key={form.key('company')}
          {...form.getInputProps('company')}
        />
      </FieldGrid>
    </FormPanel>
  );
}
