import { TextInput } from '@mantine/core';
import { schemaResolver, useForm, type UseFormReturnType } from '@mantine/form';
import type { User } from '@dropcatch/sdk';
import { profileInputLimits as limits } from '@dropcatch/sdk/limits';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { updateProfile } from '../../entities/users/profile.ts';
import { FieldGrid } from '../../ui/form/FieldGrid.tsx';
import { requiredField } from '../../ui/form/requiredField.ts';
import { KeptNote } from '../../ui/page/KeptNote.tsx';
import { useFormKept } from '../../ui/form/useFormKept.ts';
import { FormPanel } from './FormPanel.tsx';
import { ProfileRules, profileInput, profileValues, type ProfileValues } from './profileRules.ts';

/**
 * The state of {@link GeneralForm}; the page holds it, so that it can ask before changes are lost. What the user has been
 * changed to elsewhere, such as in another tab, takes its place in the fields that were not touched: all are sent.
 */
export function useGeneralForm(user: User) {
  const form = useForm({
    initialValues: profileValues(user),
    validate: schemaResolver(ProfileRules, { sync: true }),
    transformValues: profileInput,
    enhanceGetInputProps: ({ form: { submitting } }) => ({ readOnly: submitting }),
  });
  const known = useRef(user);
  const { isDirty, setInitialValues, setValues } = form;
  useEffect(() => {
    if (known.current === user) return;
    known.current = user;
    const saved = profileValues(user);
    const untouched = Object.entries(saved).filter(([field]) => !isDirty(field));
    setInitialValues(saved);
    setValues(Object.fromEntries(untouched));
  }, [user, isDirty, setInitialValues, setValues]);
  return form;
}

/** General Information: names, addresses, company. */
export function GeneralForm({ form }: { form: UseFormReturnType<ProfileValues, ProfileValues> }) {
  const submission = useMutation(updateProfile);
  const [restored, forgetKept] = useFormKept(form, 'General Information');
  return (
    <FormPanel
      form={form}
      submission={submission}
      submitLabel="Save Changes"
      onDone={() => {
        forgetKept();
        form.setInitialValues(form.getTransformedValues());
        form.setValues(form.getTransformedValues());
        form.resetDirty();
      }}
    >
      {restored && <KeptNote />}
      <FieldGrid>
        <TextInput
          label="First Name"
          autoComplete="given-name"
          maxLength={limits.first_name.maxLength}
          {...form.getInputProps('first_name')}
        />
        <TextInput
          label="Last Name"
          autoComplete="family-name"
          maxLength={limits.last_name.maxLength}
          {...form.getInputProps('last_name')}
        />
        <TextInput
          label="Email"
          type="email"
          {...requiredField}
          autoComplete="email"
          maxLength={limits.email.maxLength}
          {...form.getInputProps('email')}
        />
        <TextInput
          label="Username"
          {...requiredField}
          autoComplete="username"
          autoCapitalize="none"
          maxLength={limits.username.maxLength}
          {...form.getInputProps('username')}
        />
        <TextInput
          label="Phone"
          type="tel"
          autoComplete="tel"
          maxLength={limits.phone.maxLength}
          {...form.getInputProps('phone')}
        />
        <TextInput
          label="Company"
          autoComplete="organization"
          maxLength={limits.company.maxLength}
          {...form.getInputProps('company')}
        />
      </FieldGrid>
    </FormPanel>
  );
}
