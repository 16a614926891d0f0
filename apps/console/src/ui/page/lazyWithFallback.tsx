import { Button, Group, Text } from '@mantine/core';
import {
  lazy,
  useEffect,
  useEffectEvent,
  type ComponentType,
  type LazyExoticComponent,
} from 'react';
import { showFailure } from '../../core/api/messages.ts';

/**
 * A component in a chunk of its own, for use inside a `Suspense`. If the chunk cannot be loaded (no network, or a newer
 * version was deployed), `missing` replaces it, and the rest of the screen still works.
 */
export function lazyWithFallback<Props>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ComponentType<Props> = LoadFailed,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch {
      return { default: fallback };
    }
  });
}

/** The text that replaces a part whose chunk cannot be loaded. */
export const loadFailedText =
  'This could not be loaded. Check your connection and reload the page.';

function LoadFailed() {
  return (
    <Group p="md" gap="xs" role="alert">
      <Text size="sm">{loadFailedText}</Text>
      <Button size="xs" variant="default" onClick={() => window.location.reload()}>
        Reload
      </Button>
    </Group>
  );
}

/** Says in a toast that an overlay could not be loaded, and closes it. */
export function LoadFailedOverlay({ onClose }: { onClose: () => void }) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    showFailure(loadFailedText);
    close();
  }, []);
  return null;
}
