import { Button, Stack, Text, Group } from '@mantine/core';
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
import styles from './FallbackPages.module.css';

/** Replaces a screen that the role may not open. The guard passes the text about who may. */
export function AccessDenied({ data }: NotFoundRouteProps) {
  return (
    <Stack align="flex-start" role="alert">
      <PageHeader title="Access Denied" />
      <Text>{`Access Denied: ${String(data)}`}</Text>
      <DashboardLink />
    </Stack>
  );
}

/** Leads from a screen that cannot be shown to one that can. */
export function DashboardLink() {
  return (
    <Button component={Link} to="/" variant="default">
      Go to the dashboard
    </Button>
  );
}

/**
 * Replaces a screen that failed to render. It tries again by itself when the network is back. If it replaces a dialog,
 * it stays in view below the list.
 */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const isLoadError = isChunkLoadError(error);
  const retry = () => {
    // The browser requests the file again only after a reload.
    if (isLoadError) return window.location.reload();
    // The cause may be in the cached data, so it is loaded again.
    queryClient.removeQueries({ type: 'inactive' });
    reset();
    void router.invalidate();
  };
  const retryOnline = useEffectEvent(retry);
  useEffect(() => {
    const onOnline = () => retryOnline();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);
  return (
    <Stack align="flex-start" role="alert" p="md" className={styles.error}>
      <PageHeader title="Something went wrong" />
      <Text>{isLoadError ? loadFailedText : 'This screen could not be shown.'}</Text>
      <Group>
        <Button onClick={retry}>{isLoadError ? 'Reload' : 'Try again'}</Button>
        <DashboardLink />
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
