import { Suspense, useCallback, useState, type ReactNode } from 'react';
import { lazyWithFallback, LoadFailedOverlay } from '../ui/page/lazyWithFallback.tsx';
import type { CommandPaletteProps } from './palette/CommandPalette.tsx';
import type { ShortcutHelpProps } from './palette/ShortcutHelp.tsx';
import { isModalOpen, useShortcuts } from './shortcuts.ts';

const CommandPalette = lazyWithFallback<CommandPaletteProps>(
  async () => (await import('./palette/CommandPalette.tsx')).CommandPalette,
  LoadFailedOverlay,
);

export const preloadPalette = CommandPalette.preload;

const ShortcutHelp = lazyWithFallback<ShortcutHelpProps>(
  async () => (await import('./palette/ShortcutHelp.tsx')).ShortcutHelp,
  LoadFailedOverlay,
);

/** The command palette and the list of shortcuts, of which at most one is open. Handles the shortcuts of the console. */
export function useOverlays(): { overlay: ReactNode; openPalette: () => void } {
  const [open, setOpen] = useState<'palette' | 'help'>();
  const close = useCallback(() => setOpen(undefined), []);
  const openHelp = useCallback(() => setOpen('help'), []);
  // Not over another dialog, since the palette could lead away from what is typed there.
  const togglePalette = useCallback(
    () => setOpen((old) => (old === 'palette' || isModalOpen() ? undefined : 'palette')),
    [],
  );
  useShortcuts({ togglePalette, openHelp });
  const overlay = open && (
    <Suspense fallback={null}>
      {open === 'palette' ? (
        <CommandPalette onClose={close} openHelp={openHelp} />
      ) : (
        <ShortcutHelp onClose={close} />
      )}
    </Suspense>
  );
  return { overlay, openPalette: togglePalette };
}
