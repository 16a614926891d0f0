import { useEffect } from 'react';
import { showFailure } from '../../core/api/messages.ts';
import { missingText } from '../page/lazyPart.tsx';

/** Says in a toast that what was to open over the screen could not be loaded, and closes it. */
export function MissingOverlay({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    showFailure(missingText);
    onClose();
  }, [onClose]);
  return null;
}
