import { useEffect } from 'react';
import { showFailure } from '../api/messages.ts';

/** Says in a toast that what was to open over the screen could not be loaded, and closes it. */
export function MissingOverlay({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    showFailure('This could not be loaded. Check your connection and reload the page.');
    onClose();
  }, [onClose]);
  return null;
}
