import { lazyPart } from '../../components/lazyPart.tsx';
import type { CommandPaletteProps } from './CommandPalette.tsx';
import type { ShortcutHelpProps } from './ShortcutHelp.tsx';

/** Starts loading the palette, before it is opened. */
export const loadPalette = () => import('./CommandPalette.tsx');

// Without their chunk (no network) there is nothing to show, and the rest of the console works without them.
const Missing = () => null;

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
