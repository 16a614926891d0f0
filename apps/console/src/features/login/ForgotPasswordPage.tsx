import { Anchor, Center, Paper, Stack, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';

export const forgotPassword = 'Forgot your password?';

/** Says who can help. No call resets a forgotten password. */
export function ForgotPasswordPage() {
  return (
    <Center mih="100dvh" p="md" component="main" id="content">
      <title>{`${forgotPassword} · DropCatch`}</title>
      <Paper withBorder w="100%" maw={400} p="xl">
        <Stack gap="md">
          <Title order={1} size="h3">
            {forgotPassword}
          </Title>
          <Text>
            Passwords are reset by people, not by email. Ask your manager or an administrator to set
            a new one for you, then sign in with it and change it under Profile, Security.
          </Text>
          <Anchor component={Link} to="/login">
            Back to sign in
          </Anchor>
        </Stack>
      </Paper>
    </Center>
  );
}
