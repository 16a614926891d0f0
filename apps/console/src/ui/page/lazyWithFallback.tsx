import { Button, Group, Text } from '@mantine/core';
import { lazy, useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { showFailure } from '../../core/api/messages.ts';

/** See {@link lazyWithFallback}. */
type LazyComponent<Props> = ComponentType<Props> & {
  /** Loads the chunk, so that the component renders at once. Never fails: see `fallback`. */
  preload: () => Promise<unknown>;
};

/**
 * A component in a chunk of its own, for use inside a `Suspense`. If the chunk cannot be loaded (no network, or a newer
 * version was deployed), `fallback` replaces it, and the rest of the screen still works.
 */
export function lazyWithFallback<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ComponentType<Props> = LoadFailed,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => (loaded = await load());
  const Lazy: ComponentType<Props> = lazy(async () => ({
    default: await loadOnce().catch(() => fallback),
  }));
  function LoadedOrLazy(props: Props) {
    // A mounted component stays the same, and so keeps its state.
    const [Shown] = useState(() => loaded ?? Lazy);
    return <Shown {...props} />;
  }
  return Object.assign(LoadedOrLazy, { preload: () => loadOnce().catch(() => undefined) });
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
