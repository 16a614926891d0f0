import { useEffect } from 'react';
import { showFailure } from '../../api/messages.ts';
import { missingText } from '../lazyPart.tsx';

/** Says in a toast that what was to open over the screen could not be loaded, and closes it. */
export function MissingOverlay({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    showFailure(missingText);
    onClose();
  }, [onClose]);
  return null;
}
