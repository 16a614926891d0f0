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
 * A component that comes in a chunk of its own, for use inside a `Suspense`. If the chunk cannot be had (the network is
 * gone, or a newer version was deployed meanwhile), `missing` stands in its place and the rest of the screen lives on.
 */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
  missing: ComponentType<Props> = MissingPart,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch {
      return { default: missing };
    }
  });
}

/** What to say in the place of something whose chunk cannot be had. */
export const missingText = 'This could not be loaded. Check your connection and reload the page.';

function MissingPart() {
  return (
    <Group p="md" gap="xs" role="alert">
      <Text size="sm">{missingText}</Text>
      <Button size="xs" variant="default" onClick={() => window.location.reload()}>
        Reload
      </Button>
    </Group>
  );
}

/** Says in a toast that what was to open over the screen could not be loaded, and closes it. */
export function MissingOverlay({ onClose }: { onClose: () => void }) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    showFailure(missingText);
    close();
  }, []);
  return null;
}
