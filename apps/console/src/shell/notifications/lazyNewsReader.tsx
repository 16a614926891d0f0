import { useEffect } from 'react';
import { showFailure } from '../../api/messages.ts';
import { lazyPart } from '../../components/lazyPart.tsx';
import type { NewsReaderProps } from './NewsReader.tsx';

/** The dialog with a news article in its lazy chunk. */
export const NewsReader = lazyPart<NewsReaderProps>(
  async () => (await import('./NewsReader.tsx')).NewsReader,
  MissingReader,
);

/** Says so in a toast: a dialog to say it in would come with the first file. */
function MissingReader({ onClose }: NewsReaderProps) {
  useEffect(() => {
    showFailure('The article could not be loaded. Check your connection and reload the page.');
    onClose();
  }, [onClose]);
  return null;
}
