import { lazyPart } from '../../ui/page/lazyPart.tsx';
import { MissingOverlay } from '../../ui/menu/MissingOverlay.tsx';
import type { NewsReaderProps } from './NewsReader.tsx';

/** The dialog with a news article in its lazy chunk. */
export const NewsReader = lazyPart<NewsReaderProps>(
  async () => (await import('./NewsReader.tsx')).NewsReader,
  MissingOverlay,
);
