import { Suspense, useCallback, useState, type ReactNode } from 'react';
import { CommandPalette, ShortcutHelp } from './palette/lazyPalette.tsx';
import { modalIsOpen, useShortcuts } from './shortcuts.ts';

/** The command palette and the help sheet, of which one is open at most, with the keys that open them. */
export function useSheets(): { sheet: ReactNode; openPalette: () => void } {
  const [open, setOpen] = useState<'palette' | 'help'>();
  const close = useCallback(() => setOpen(undefined), []);
  const openHelp = useCallback(() => setOpen('help'), []);
  // Over another dialog it would lead away from what is being entered there.
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
