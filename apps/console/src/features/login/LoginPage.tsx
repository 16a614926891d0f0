import {
  Alert,
  Anchor,
  Button,
  Center,
  Checkbox,
  Group,
  Paper,
  Stack,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useId, useRef } from 'react';
import * as v from 'valibot';
import { CallFailure } from '../../ui/page/LoadError.tsx';
import { Email } from '../../ui/form/fields.ts';
import { useFormSubmit } from '../../ui/form/useFormSubmit.ts';
import { signIn, useSession } from '../../core/session/session.ts';
import { PasswordField } from '../../ui/form/SecretInput.tsx';

const forgotPassword = 'Forgot your password?';

/** The rules of the form (spec, section 5). */
const Credentials = v.object({
  email: Email,
  password: v.pipe(v.string(), v.nonEmpty('Password is required')),
});

/** The sign-in screen (spec, section 2). After success, the guard of /login redirects to the dashboard. */
export function LoginPage() {
  const session = useSession();
  const form = useForm({
    initialValues: { email: '', password: '' },
    validate: schemaResolver(Credentials, { sync: true }),
  });
  const submission = useMutation({
    mutationFn: ({ email, password }: typeof form.values) => signIn(email.trim(), password),
    // A failure shows in the card, too.
    meta: { success: 'Login successful!', failure: 'Login failed' },
  });
  const failure = useId();
  const content = useRef<HTMLFormElement>(null);
  const { submit } = useFormSubmit({ form, submission, content });
  // Ties the failure to the fields, which Mantine can only do with texts of their own.
  useEffect(() => {
    if (!submission.error) return;
    const fields = content.current?.querySelectorAll('input[aria-required]') ?? [];
    for (const field of fields) field.setAttribute('aria-describedby', failure);
    return () => {
      for (const field of fields) {
        if (field.getAttribute('aria-describedby') === failure)
          field.removeAttribute('aria-describedby');
      }
    };
  }, [submission.error, failure]);
  const endReason = session.status === 'signedOut' ? session.reason : undefined;

  return (
    <Center mih="100dvh" p="md" component="main">
      <title>Sign In · DropCatch</title>
      <Paper withBorder w="100%" maw={400} p="xl">
        <form ref={content} noValidate onSubmit={(event) => submit(event)}>
          <Stack gap="md">
            <Stack gap={4} align="center">
              <img src="/favicon.svg" alt="" width={32} height={32} />
              <Title order={1} fz={18}>
                DropCatch
              </Title>
              <Text c="dimmed">Domain Drop-Catching Platform</Text>
            </Stack>
            {submission.error ? (
              // The toast says it aloud; each field says it again.
              <CallFailure error={submission.error} id={failure} role="group" />
            ) : (
              endReason && !submission.isPending && <Alert role="status">{endReason}</Alert>
            )}
            <TextInput
              label="Email"
              type="email"
              autoComplete="username"
              enterKeyHint="next"
              aria-required
              autoFocus
              {...form.getInputProps('email')}
            />
            <PasswordField
              label="Password"
              autoComplete="current-password"
              enterKeyHint="go"
              aria-required
              {...form.getInputProps('password')}
            />
            <Group justify="space-between">
              <Checkbox label="Remember me" />
              <Anchor component={Link} to="/forgot-password" size="sm">
                {forgotPassword}
              </Anchor>
            </Group>
            <Button type="submit" fullWidth disabled={submission.isPending}>
              {submission.isPending ? 'Signing in...' : 'Sign In'}
            </Button>
          </Stack>
        </form>
      </Paper>
    </Center>
  );
}

/** Says who can reset a forgotten password. There is no call for it. */
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
