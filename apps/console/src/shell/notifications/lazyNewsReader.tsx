import { Modal, Text } from '@mantine/core';
import { lazyPart } from '../../lib/lazyPart.ts';
import type { NewsReaderProps } from './NewsReader.tsx';

/** The dialog with a news article in its lazy chunk. */
export const NewsReader = lazyPart<NewsReaderProps>(
  async () => (await import('./NewsReader.tsx')).NewsReader,
  MissingReader,
);

function MissingReader({ onClose }: NewsReaderProps) {
  return (
    <Modal opened onClose={onClose} title="News">
      <Text size="sm" role="alert">
        The article could not be loaded. Check your connection and reload the page.
      </Text>
    </Modal>
  );
}
