import { Button, Stack, Text, Title, Group } from '@mantine/core';
import {
  Link,
  type NotFoundRouteProps,
  useRouter,
  type ErrorComponentProps,
} from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { queryClient } from '../core/api/queryClient.ts';
import { loadFailedText } from '../ui/page/lazyPart.tsx';
import { isChunkLoadError } from '../core/browser/chunkLoadErrors.ts';
import { PageHeader } from '../ui/page/PageHeader.tsx';
import styles from './StandIns.module.css';

/** Replaces a screen that the role may not open, and says who may: the guard passes that text as data. */
export function AccessDenied({ data }: NotFoundRouteProps) {
  return (
    <Stack align="flex-start" role="alert">
      <PageHeader title="Access Denied" />
      <Text>{`Access Denied: ${String(data)}`}</Text>
      <ToDashboard />
    </Stack>
  );
}

/** The way on from a screen that cannot be shown. */
export function ToDashboard() {
  return (
    <Button component={Link} to="/" variant="default">
      Go to the dashboard
    </Button>
  );
}

/**
 * Replaces a screen that failed to render. It tries again by itself when the network is back. In the place of a dialog,
 * it stands below the list, and stays in sight there.
 */
export function PageError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const isMissing = isChunkLoadError(error);
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
    <Stack align="flex-start" role="alert" p="md" className={styles.error}>
      <title>Something went wrong · DropCatch</title>
      <Title order={1} size="h3">
        Something went wrong
      </Title>
      <Text>
        {isMissing
          ? loadFailedText
          : 'This screen could not be shown. Your data is safe; nothing was sent.'}
      </Text>
      <Group>
        <Button onClick={retry}>{isMissing ? 'Reload' : 'Try again'}</Button>
        <ToDashboard />
      </Group>
    </Stack>
  );
}

/** A screen without content yet (spec, section 2). */
export function UnderConstruction({ title }: { title: string }) {
  return (
    <>
      <PageHeader title={title} />
      <Text>This page is under construction.</Text>
    </>
  );
}
