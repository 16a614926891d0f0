import { useEffect, useEffectEvent } from 'react';
import { showFailure } from '../../core/api/messages.ts';
import { lazyPart, missingText } from '../../ui/page/lazyPart.tsx';
import type { CommandPaletteProps } from './CommandPalette.tsx';
import type { ShortcutHelpProps } from './ShortcutHelp.tsx';

/** Starts loading the palette, before it is opened. */
export const loadPalette = () => import('./CommandPalette.tsx');

/** Without its chunk (no network) there is nothing to show: it says so and closes, and the rest of the console works. */
function Missing({ onClose }: { onClose: () => void }) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    showFailure(missingText);
    close();
  }, []);
  return null;
}

/** The command palette in its lazy chunk. */
export const CommandPalette = lazyPart<CommandPaletteProps>(
  async () => (await loadPalette()).CommandPalette,
  Missing,
);

/** The help sheet in its lazy chunk. */
export const ShortcutHelp = lazyPart<ShortcutHelpProps>(
  async () => (await import('./ShortcutHelp.tsx')).ShortcutHelp,
  Missing,
);
