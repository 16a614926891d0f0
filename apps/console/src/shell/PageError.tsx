import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { Link, useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { queryClient } from '../api/queryClient.ts';
import { missingText } from '../components/lazyPart.tsx';
import { isMissingFile } from '../lib/browser/missingFiles.ts';

/** Shown in the place of a screen that broke; always with a way on. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const isMissing = isMissingFile(error);
  return (
    <Stack align="flex-start" role="alert" p="md">
      <title>Something went wrong · DropCatch</title>
      <Title order={1} size="h3">
        Something went wrong
      </Title>
      <Text>
        {isMissing
          ? missingText
          : 'This screen could not be shown. Your data is safe; nothing was sent.'}
      </Text>
      <Group>
        {isMissing ? (
          <Button onClick={() => window.location.reload()}>Reload</Button>
        ) : (
          <Button
            onClick={() => {
              // What broke the screen may lie in the cache: it is asked for again.
              queryClient.removeQueries({ type: 'inactive' });
              reset();
              void router.invalidate();
            }}
          >
            Try again
          </Button>
        )}
        <Button component={Link} to="/" variant="default">
          Go to the dashboard
        </Button>
      </Group>
    </Stack>
  );
}
