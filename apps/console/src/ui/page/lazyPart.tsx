import { Button, Group, Text } from '@mantine/core';
import { lazy, Suspense, useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { showFailure } from '../../core/api/messages.ts';

/** What shows in place of a part. Both get its props. */
interface Substitutes<Props> {
  /** While the chunk loads; nothing by default. */
  loading?: ComponentType<Props>;
  /** If the chunk cannot be loaded (no network, or a newer version was deployed). By default a text with a Reload button. */
  failed?: ComponentType<Props>;
}

/** See {@link lazyPart}. */
type LazyPart<Props> = ComponentType<Props> & {
  /** Loads the chunk, so that the part renders at once. Never rejects: see `failed`. */
  preload: () => Promise<unknown>;
};

/** Renders nothing. */
export const Nothing = () => null;

/** A part of a screen in a chunk of its own. If the chunk cannot be loaded, the rest of the screen still works. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { loading: Loading = Nothing, failed = LoadFailed }: Substitutes<NoInfer<Props>> = {},
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => (loaded = await load());
  const Lazy: ComponentType<Props> = lazy(async () => ({
    default: await loadOnce().catch(() => failed),
  }));
  function LoadedOrLazy(props: Props) {
    // A mounted component stays the same, and so keeps its state.
    const [Shown] = useState(() => loaded ?? Lazy);
    return (
      <Suspense fallback={<Loading {...props} />}>
        <Shown {...props} />
      </Suspense>
    );
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
