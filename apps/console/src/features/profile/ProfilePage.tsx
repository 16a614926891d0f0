import { Box, Group, Stack, Tabs } from '@mantine/core';
import type { PasswordChange, ProfileInput, User } from '@dropcatch/sdk';
import { useQuery, useMutation } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type UseFormReturnType, schemaResolver, useForm } from '@mantine/form';
import { useRef, useEffect } from 'react';
import { profileInputLimits, passwordChangeLimits as passwordLimits } from '@dropcatch/sdk/limits';
import { fetchFresh } from '../../core/api/queryClient.ts';
import { changePassword, PasswordRules, profile, updateProfile } from './profile.ts';
import { profileTabs } from './profileSearch.ts';
import { Facts } from '../../ui/value/Facts.tsx';
import { FormSection } from '../../ui/dialog/sections.tsx';
import { useLeaveBlocker } from '../../ui/dialog/confirm.ts';
import { Loaded } from '../../ui/page/Loaded.tsx';
import { CallFailure } from '../../ui/page/LoadError.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { TabStrip } from '../../ui/page/TabStrip.tsx';
import { StatusBadge } from '../../ui/value/StatusBadge.tsx';
import { Time } from '../../ui/value/Time.tsx';
import { requiredField } from '../../ui/form/fields.ts';
import { parseChoice } from '../../core/lists.ts';
import { labelOf } from '../../core/text/labels.ts';
import { formatBalance } from '../../core/text/numbers.ts';
import { roleLabels } from '../../core/session/roles.ts';
import { BusyButton } from '../../ui/page/BusyButton.tsx';
import { useFieldForm } from '../../ui/dialog/useFieldForm.tsx';
import { useFormSubmit, type Submission } from '../../ui/form/useFormSubmit.ts';
import { FieldInputs } from '../../ui/form/FieldInput.tsx';
import { valuesOf, withLimits, type FormField } from '../../ui/form/fieldTable.ts';
import { RestoredNote } from '../../ui/page/StaleDataNote.tsx';
import { useFormRestore } from '../../ui/form/useFormRestore.ts';
import { PasswordField } from '../../ui/form/SecretInput.tsx';
import type { Elements } from '../../ui/elements.ts';

const route = getRouteApi('/_app/profile');

/** The user's profile in three tabs (spec, section 2). The tab is in the address. */
export function ProfilePage() {
  const query = useQuery(profile);
  return (
    <>
      <PageHeader title="Profile" subtitle="Your details, password and credits" />
      <Loaded query={query}>{(user) => <ProfileTabs user={user} />}</Loaded>
    </>
  );
}

function ProfileTabs({ user }: { user: User }) {
  const { tab } = route.useSearch();
  const navigate = route.useNavigate();
  const general = useGeneralForm(user);
  const password = usePasswordForm();
  useLeaveBlocker(() => isUnsaved(general.form) || isUnsaved(password));
  return (
    <Tabs
      value={tab}
      onChange={(next) => {
        const chosen = parseChoice(profileTabs, next);
        if (chosen) void navigate({ search: { tab: chosen } });
      }}
      maw={880}
    >
      <TabStrip chosen={profileTabs.indexOf(tab)}>
        <Tabs.Tab value="general">General Information</Tabs.Tab>
        <Tabs.Tab value="security">Security</Tabs.Tab>
        <Tabs.Tab value="billing">Billing & Credits</Tabs.Tab>
      </TabStrip>
      <Box mt="md">
        <Tabs.Panel value="general">
          <GeneralForm {...general} />
        </Tabs.Panel>
        <Tabs.Panel value="security">
          <PasswordForm form={password} user={user} />
        </Tabs.Panel>
        <Tabs.Panel value="billing">
          <FormSection title="Credits">
            <Facts
              facts={{
                'Credit Balance': formatBalance(user.credit_balance, user.currency),
                Currency: user.currency,
              }}
            />
          </FormSection>
        </Tabs.Panel>
      </Box>
    </Tabs>
  );
}

/** Whether a form has changes that would be lost. Changes that are being sent do not count. */
function isUnsaved({ isDirty, submitting }: { isDirty: () => boolean; submitting: boolean }) {
  return isDirty() && !submitting;
}

function AccountFacts({ user }: { user: User }) {
  return (
    <Facts
      facts={{
        Role: labelOf(roleLabels, user.role),
        'Email Verified': (
          <StatusBadge
            tone={user.email_verified ? 'good' : 'neutral'}
            label={user.email_verified ? 'Yes' : 'No'}
          />
        ),
        'Member Since': <Time at={user.created_at} />,
      }}
    />
  );
}

interface FormPanelProps<Values extends Record<string, unknown>, Body, Answer> {
  form: UseFormReturnType<Values, Body>;
  submission: Submission<Body, Answer>;
  submitLabel: string;
  /** Called after success, also if the panel is hidden by then. Must reset the form to the saved values. */
  onDone: (answer: Answer) => void;
  children: Elements;
}

/**
 * A form as part of a screen that behaves like {@link FormDialog}: it shows busy and failed states, puts the server's
 * errors on their fields, focuses the first one, and keeps the input. While `form.submitting`, the fields must
 * be read-only.
 */
function FormPanel<Values extends Record<string, unknown>, Body, Answer>(
  props: FormPanelProps<Values, Body, Answer>,
) {
  const { form, submission, submitLabel, onDone, children } = props;
  const content = useRef<HTMLFormElement>(null);
  const { submit } = useFormSubmit({ form, submission, content, onDone });
  return (
    <form ref={content} noValidate onSubmit={(event) => submit(event)}>
      <Stack gap="md">
        {children}
        <CallFailure error={submission.error} />
        <Group justify="flex-end">
          <BusyButton type="submit" busy={submission.isPending}>
            {submitLabel}
          </BusyButton>
        </Group>
      </Stack>
    </form>
  );
}

/** The fields of the profile. Email and username are required (spec, section 5). */
const profileFields = withLimits<FormField<keyof ProfileInput>>(profileInputLimits, [
  { name: 'first_name', label: 'First Name', autoComplete: 'given-name', default: '' },
  { name: 'last_name', label: 'Last Name', autoComplete: 'family-name', default: '' },
  { name: 'email', label: 'Email', kind: 'email', autoComplete: 'email' },
  { name: 'username', label: 'Username', kind: 'code', autoComplete: 'username' },
  { name: 'phone', label: 'Phone', inputMode: 'tel', autoComplete: 'tel', default: '' },
  { name: 'company', label: 'Company', autoComplete: 'organization', default: '' },
]);

/**
 * The state of {@link GeneralForm}. The page has it, to ask before changes are lost. Changes from elsewhere, such as
 * another tab, replace fields that the user has not changed.
 */
function useGeneralForm(user: User) {
  const { form, submission } = useFieldForm({
    fields: profileFields,
    record: user,
    save: updateProfile,
    read: () => fetchFresh(profile),
    staysOpen: true,
  });
  const lastUser = useRef(user);
  const { isDirty, getInitialValues, setInitialValues, setValues } = form;
  useEffect(() => {
    if (lastUser.current === user) return;
    lastUser.current = user;
    const saved = Object.entries(valuesOf(profileFields, user));
    const unchanged = Object.fromEntries(saved.filter(([field]) => !isDirty(field)));
    // A changed field keeps its first value, so that saving sees whether somebody else changed it, too.
    setInitialValues({ ...getInitialValues(), ...unchanged });
    setValues(unchanged);
  }, [user, isDirty, getInitialValues, setInitialValues, setValues]);
  return { form, submission };
}

/** General Information: names, email, phone and company. */
function GeneralForm({ form, submission }: ReturnType<typeof useGeneralForm>) {
  const [restored, forgetKept] = useFormRestore(form, 'General Information');
  return (
    <FormPanel
      form={form}
      submission={submission}
      submitLabel="Save Changes"
      onDone={() => {
        forgetKept();
        const saved = valuesOf(profileFields, form.getTransformedValues());
        form.setInitialValues(saved);
        form.setValues(saved);
        form.resetDirty();
      }}
    >
      {restored && <RestoredNote />}
      <FormSection title="Person">
        <FieldInputs form={form} fields={profileFields} names={['first_name', 'last_name']} />
      </FormSection>
      <FormSection title="Sign-in" help="Your account in the console">
        <FieldInputs form={form} fields={profileFields} names={['email', 'username']} />
      </FormSection>
      <FormSection title="Contact" help="How to reach you">
        <FieldInputs form={form} fields={profileFields} names={['phone', 'company']} />
      </FormSection>
    </FormPanel>
  );
}

// The fields have the names of the call, so that errors of the server show on them.
const empty = { current_password: '', new_password: '', confirmation: '' };

/** The state of {@link PasswordForm}. The page has it, to ask before changes are lost. */
function usePasswordForm() {
  return useForm({
    initialValues: empty,
    validate: schemaResolver(PasswordRules, { sync: true }),
    transformValues: ({ current_password, new_password }) => ({ current_password, new_password }),
    enhanceGetInputProps: ({ form: { submitting } }) => ({ readOnly: submitting }),
  });
}

interface PasswordFormProps {
  form: UseFormReturnType<typeof empty, PasswordChange>;
  user: User;
}

/** Security: the role and other facts of the account, and the change of the password. */
function PasswordForm({ form, user }: PasswordFormProps) {
  const submission = useMutation(changePassword);
  return (
    <FormPanel
      form={form}
      submission={submission}
      submitLabel="Update Password"
      onDone={() => form.reset()}
    >
      <FormSection title="Account">
        <AccountFacts user={user} />
        {/* Tells password managers which account the password is for. */}
        <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      </FormSection>
      <FormSection title="Change Password">
        <PasswordField
          label="Current Password"
          {...requiredField}
          autoComplete="current-password"
          maxLength={passwordLimits.current_password.maxLength}
          {...form.getInputProps('current_password')}
        />
        <PasswordField
          label="New Password"
          {...requiredField}
          description={`At least ${passwordLimits.new_password.minLength} characters`}
          autoComplete="new-password"
          maxLength={passwordLimits.new_password.maxLength}
          {...form.getInputProps('new_password')}
        />
        <PasswordField
          label="Confirm New Password"
          {...requiredField}
          autoComplete="new-password"
          maxLength={passwordLimits.new_password.maxLength}
          {...form.getInputProps('confirmation')}
        />
      </FormSection>
    </FormPanel>
  );
}
