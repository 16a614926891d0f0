import { Loader, Paper, Stack, Tabs, Title, Group, TextInput } from '@mantine/core';
import type { User, PasswordChange } from '@dropcatch/sdk';
import { useQuery, useMutation } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type UseFormReturnType, schemaResolver, useForm } from '@mantine/form';
import { useRef, type ReactNode, useEffect } from 'react';
import {
  profileInputLimits as limits,
  passwordChangeLimits as passwordLimits,
} from '@dropcatch/sdk/limits';
import { profile, updateProfile, changePassword } from './profile.ts';
import { Facts } from '../../ui/value/Facts.tsx';
import { useLeaveBlocker } from '../../ui/dialog/confirm.ts';
import { LoadError, CallFailure } from '../../ui/page/LoadError.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { TabStrip } from '../../ui/page/TabStrip.tsx';
import { StatusBadge } from '../../ui/value/StatusBadge.tsx';
import { Time } from '../../ui/value/Time.tsx';
import { parseChoice, requiredField } from '../../ui/form/fields.ts';
import { labelOf } from '../../core/text/looks.ts';
import { formatBalance, dash } from '../../core/text/numbers.ts';
import { roleLabels } from '../../core/session/roles.ts';
import {
  profileTabs,
  ProfileRules,
  profileInput,
  profileValues,
  type ProfileValues,
  PasswordRules,
} from './profileRules.ts';
import { BusyButton } from '../../ui/page/BusyButton.tsx';
import { useSending, type Submission } from '../../ui/dialog/useSending.ts';
import { FieldGrid } from '../../ui/form/FieldGrid.tsx';
import { KeptNote } from '../../ui/page/UnknownNote.tsx';
import { useFormKept } from '../../ui/form/useFormKept.ts';
import { useUser } from '../../core/session/session.ts';
import { PasswordField } from '../../ui/form/CredentialInputs.tsx';

const route = getRouteApi('/_app/profile');

/** The own profile in three tabs (spec, section 2); the address has the tab. */
export function ProfilePage() {
  const { data, error, refetch } = useQuery(profile);
  return (
    <>
      <PageHeader title="Profile" subtitle="Your details, password and credits" />
      {data ? (
        <ProfileTabs user={data} />
      ) : error ? (
        <LoadError error={error} onRetry={refetch} />
      ) : (
        <Loader aria-label="Loading" role="status" />
      )}
    </>
  );
}

function ProfileTabs({ user }: { user: User }) {
  const { tab } = route.useSearch();
  const navigate = route.useNavigate();
  const general = useGeneralForm(user);
  const password = usePasswordForm();
  useLeaveBlocker(() => isUnsaved(general) || isUnsaved(password));
  return (
    <Tabs
      value={tab}
      onChange={(next) => {
        const chosen = parseChoice(profileTabs, next);
        if (chosen) void navigate({ search: { tab: chosen } });
      }}
      maw={640}
    >
      <TabStrip chosen={profileTabs.indexOf(tab)}>
        <Tabs.Tab value="general">General Information</Tabs.Tab>
        <Tabs.Tab value="security">Security</Tabs.Tab>
        <Tabs.Tab value="billing">Billing & Credits</Tabs.Tab>
      </TabStrip>
      <Paper withBorder p="md" mt="sm">
        <Tabs.Panel value="general">
          <GeneralForm form={general} />
        </Tabs.Panel>
        <Tabs.Panel value="security">
          <Stack gap="md">
            <AccountFacts user={user} />
            <Title order={2} size="h5">
              Change Password
            </Title>
            <PasswordForm form={password} />
          </Stack>
        </Tabs.Panel>
        <Tabs.Panel value="billing">
          <Facts
            facts={[
              ['Credit Balance', formatBalance(user.credit_balance, user.currency)],
              ['Currency', user.currency ?? dash],
            ]}
          />
        </Tabs.Panel>
      </Paper>
    </Tabs>
  );
}

/** Whether changes would be lost; those on their way to the server are not. */
function isUnsaved({ isDirty, submitting }: { isDirty: () => boolean; submitting: boolean }) {
  return isDirty() && !submitting;
}

function AccountFacts({ user }: { user: User }) {
  return (
    <Facts
      facts={[
        ['Role', labelOf(roleLabels, user.role)],
        [
          'Email Verified',
          <StatusBadge
            key="verified"
            tone={user.email_verified ? 'good' : 'muted'}
            label={user.email_verified ? 'Yes' : 'No'}
          />,
        ],
        ['Member Since', <Time key="since" at={user.created_at} />],
      ]}
    />
  );
}

interface FormPanelProps<Values extends Record<string, unknown>, Body, Answer> {
  form: UseFormReturnType<Values, Body>;
  submission: Submission<Body, Answer>;
  submitLabel: string;
  /** Called after success, also where the panel is hidden by then; the form is to be told what holds now. */
  onDone: (answer: Answer) => void;
  children: ReactNode;
}

/**
 * A form that is part of a screen, with the manners of {@link FormDialog}: busy and failed states cannot be forgotten,
 * the server's complaints stand on their fields, the first of which gets the focus, nothing typed is lost. While
 * `form.submitting`, the fields are to be read-only.
 */
function FormPanel<Values extends Record<string, unknown>, Body, Answer>(
  props: FormPanelProps<Values, Body, Answer>,
) {
  const { form, submission, submitLabel, onDone, children } = props;
  const content = useRef<HTMLFormElement>(null);
  const { submit } = useSending({ form, submission, content, onDone });
  return (
    <form ref={content} noValidate onSubmit={(event) => submit(event)}>
      <Stack gap="sm">
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

/**
 * The state of {@link GeneralForm}; the page holds it, so that it can ask before changes are lost. What the user has been
 * changed to elsewhere, such as in another tab, takes its place in the fields that were not touched: all are sent.
 */
function useGeneralForm(user: User) {
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
function GeneralForm({ form }: { form: UseFormReturnType<ProfileValues, ProfileValues> }) {
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

// The fields bear the names of the call, so that the server's complaints find them.
const empty = { current_password: '', new_password: '', again: '' };

/** The state of {@link PasswordForm}; the page holds it, so that it can ask before changes are lost. */
function usePasswordForm() {
  return useForm({
    initialValues: empty,
    validate: schemaResolver(PasswordRules, { sync: true }),
    transformValues: ({ current_password, new_password }) => ({ current_password, new_password }),
    enhanceGetInputProps: ({ form: { submitting } }) => ({ readOnly: submitting }),
  });
}

/** Changes the own password. */
function PasswordForm({ form }: { form: UseFormReturnType<typeof empty, PasswordChange> }) {
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
        {...form.getInputProps('again')}
      />
    </FormPanel>
  );
}
