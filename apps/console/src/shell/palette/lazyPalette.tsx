import { lazyPart, MissingOverlay } from '../../ui/page/lazyPart.tsx';
import type { CommandPaletteProps } from './CommandPalette.tsx';
import type { ShortcutHelpProps } from './ShortcutHelp.tsx';

/** Starts loading the palette, before it is opened. */
export const loadPalette = () => import('./CommandPalette.tsx');

/** The command palette in its lazy chunk. */
export const CommandPalette = lazyPart<CommandPaletteProps>(
  async () => (await loadPalette()).CommandPalette,
  MissingOverlay,
);

/** The help sheet in its lazy chunk. */
export const ShortcutHelp = lazyPart<ShortcutHelpProps>(
  async () => (await import('./ShortcutHelp.tsx')).ShortcutHelp,
  MissingOverlay,
);
