import { useCallback, useState } from 'react';
import { lazyPart, LoadFailedOverlay } from '../ui/page/lazyPart.tsx';
import { CommandPalette, preloadPalette } from './palette/CommandPalette.tsx';
import { isModalOpen, useShortcuts } from './shortcuts.ts';
import type { Elements } from '../ui/elements.ts';

const ShortcutHelp = lazyPart(
  async () => (await import('./palette/ShortcutHelp.tsx')).ShortcutHelp,
  { failed: LoadFailedOverlay },
);

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
  useShortcuts({ togglePalette, preloadPalette, openHelp });
  const overlay =
    open &&
    (open === 'palette' ? (
      <CommandPalette onClose={close} openHelp={openHelp} />
    ) : (
      <ShortcutHelp onClose={close} />
    ));
  return { overlay, openPalette: togglePalette };
}
