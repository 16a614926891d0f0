import { lazyPart } from '../../ui/page/lazyPart.tsx';

/** Comes after the first screen. */
export const CatchNews = lazyPart(
  async () => (await import('./CatchNews.tsx')).CatchNews,
  () => null,
);
