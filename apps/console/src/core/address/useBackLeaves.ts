import { useBlocker } from '@tanstack/react-router';

interface BackOptions {
  /** Whether nothing at all may lead away, closing the tab included. */
  isHeld?: () => boolean;
  /** Back does what it does elsewhere. */
  disabled?: boolean;
}

/**
 * Has Back leave what stands over a screen without an address of its own, instead of the screen. The end of the session
 * passes. Not for what closes by going back itself.
 * @param leave what Back does; nothing where it cannot be left now
 */
export function useBackLeaves(
  leave: () => void,
  { isHeld = () => false, disabled = false }: BackOptions = {},
): void {
  useBlocker({
    disabled,
    shouldBlockFn: ({ action, next }) => {
      if (next.pathname === '/login') return false;
      if (action === 'BACK') leave();
      return isHeld() || action === 'BACK';
    },
    enableBeforeUnload: isHeld,
  });
}
