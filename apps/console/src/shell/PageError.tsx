import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { queryClient } from '../core/api/queryClient.ts';
import { ToDashboard } from './AccessDenied.tsx';
import { missingText } from '../ui/page/lazyPart.tsx';
import { isMissingFile } from '../core/browser/missingFiles.ts';

/** Replaces a screen that failed to render. It tries again by itself when the network is back. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const isMissing = isMissingFile(error);
  const retry = () => {
    // The browser asks for a missing file again only after a reload.
    if (isMissing) return window.location.reload();
    // The cause may be in the cache, so it is loaded again.
    queryClient.removeQueries({ type: 'inactive' });
    reset();
    void router.invalidate();
  };
  const retryOnline = useEffectEvent(retry);
  useEffect(() => {
    const follow = () => retryOnline();
    window.addEventListener('online', follow);
    return () => window.removeEventListener('online', follow);
  }, []);
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
        <Button onClick={retry}>{isMissing ? 'Reload' : 'Try again'}</Button>
        <ToDashboard />
      </Group>
    </Stack>
  );
}
