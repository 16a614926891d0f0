import { useCallback, useEffect, useState } from 'react';
import { lazyPart, LoadFailedOverlay } from '../ui/page/lazyPart.tsx';
import { CommandPalette, preloadPalette } from './palette/CommandPalette.tsx';
import { isModalOpen, useShortcuts } from './shortcuts.ts';
import type { Elements } from '../ui/elements.ts';

const ShortcutHelp = lazyPart(
  async () => (await import('./palette/ShortcutHelp.tsx')).ShortcutHelp,
  { failed: LoadFailedOverlay },
);

/** When the results of the palette load, in milliseconds: soon, but after what the first screen needs. */
const preloadDelay = 2000;

/** The command palette and the list of shortcuts, of which at most one is open. Handles the shortcuts of the console. */
export function useOverlays(): { overlay: Elements; openPalette: () => void } {
  const [open, setOpen] = useState<'palette' | 'help'>();
  const close = useCallback(() => setOpen(undefined), []);
  const openHelp = useCallback(() => setOpen('help'), []);
  // Not over another dialog, since the palette could lead away from what is typed there.
  const togglePalette = useCallback(
    () => setOpen((old) => (old === 'palette' || isModalOpen() ? undefined : 'palette')),
    [],
  );
  useShortcuts({ togglePalette, openHelp });
  useEffect(() => {
    const timer = setTimeout(preloadPalette, preloadDelay);
    return () => clearTimeout(timer);
  }, []);
  const overlay =
    open &&
    (open === 'palette' ? (
      <CommandPalette onClose={close} openHelp={openHelp} />
    ) : (
      <ShortcutHelp onClose={close} />
    ));
  return { overlay, openPalette: togglePalette };
}
