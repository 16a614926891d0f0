import { useMatches } from '@tanstack/react-router';
import { screenDepth } from '../core/address/screen.ts';

/** The path of the screen that is open, `/orders` also where one of its dialogs is. The public ones stand alone. */
export function useScreenPath(): string | undefined {
  return useMatches({ select: (matches) => (matches[screenDepth] ?? matches.at(-1))?.fullPath });
}
