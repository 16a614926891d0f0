import { Loader, Paper, Stack, Tabs, Title } from '@mantine/core';
import type { User } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { profile } from '../../entities/users/profile.ts';
import { Facts } from '../../ui/value/Facts.tsx';
import { useLeaveBlocker } from '../../ui/dialog/leaving.ts';
import { LoadError } from '../../ui/page/LoadError.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { TabStrip } from '../../ui/page/TabStrip.tsx';
import { StatusBadge } from '../../ui/value/StatusBadge.tsx';
import { Time } from '../../ui/value/Time.tsx';
import { chosenOf } from '../../ui/form/chosenOf.ts';
import { labelOf } from '../../core/text/looks.ts';
import { formatBalance } from '../../core/text/money.ts';
import { roleLabels } from '../../core/session/roleLabels.ts';
import { GeneralForm, useGeneralForm } from './GeneralForm.tsx';
import { PasswordForm, usePasswordForm } from './PasswordForm.tsx';
import { profileTabs } from './profileRules.ts';
import { dash } from '../../core/text/numbers.ts';

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
        const chosen = chosenOf(profileTabs, next);
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
