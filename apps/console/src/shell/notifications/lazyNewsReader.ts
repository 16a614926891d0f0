import { lazyPart } from '../../components/lazyPart.tsx';
import { MissingOverlay } from '../../components/menu/MissingOverlay.tsx';
import type { NewsReaderProps } from './NewsReader.tsx';

/** The dialog with a news article in its lazy chunk. */
export const NewsReader = lazyPart<NewsReaderProps>(
  async () => (await import('./NewsReader.tsx')).NewsReader,
  MissingOverlay,
);
