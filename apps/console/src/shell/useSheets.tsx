import { Suspense, useCallback, useState, type ReactNode } from 'react';
import { lazyPart, LoadFailedOverlay } from '../ui/page/lazyPart.tsx';
import type { CommandPaletteProps } from './palette/CommandPalette.tsx';
import type { ShortcutHelpProps } from './palette/ShortcutHelp.tsx';
import { modalIsOpen, useShortcuts } from './shortcuts.ts';

/** Loads the palette ahead. */
export const loadPalette = () => import('./palette/CommandPalette.tsx');

const CommandPalette = lazyPart<CommandPaletteProps>(
  async () => (await loadPalette()).CommandPalette,
  LoadFailedOverlay,
);

const ShortcutHelp = lazyPart<ShortcutHelpProps>(
  async () => (await import('./palette/ShortcutHelp.tsx')).ShortcutHelp,
  LoadFailedOverlay,
);

/** The command palette and the list of shortcuts, of which at most one is open, with the keys that open them. */
export function useSheets(): { sheet: ReactNode; openPalette: () => void } {
  const [open, setOpen] = useState<'palette' | 'help'>();
  const close = useCallback(() => setOpen(undefined), []);
  const openHelp = useCallback(() => setOpen('help'), []);
  // Over another dialog it would lead away from what is being typed there.
  const togglePalette = useCallback(
    () => setOpen((old) => (old === 'palette' || modalIsOpen() ? undefined : 'palette')),
    [],
  );
  useShortcuts({ togglePalette, openHelp });
  const sheet = open && (
    <Suspense fallback={null}>
      {open === 'palette' ? (
        <CommandPalette onClose={close} openHelp={openHelp} />
      ) : (
        <ShortcutHelp onClose={close} />
      )}
    </Suspense>
  );
  return { sheet, openPalette: togglePalette };
}
