import { Loader, Modal, Text } from '@mantine/core';
import type { Notification } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import { publishedNews } from '../../api/news.ts';
import { Article } from '../../components/value/Article.tsx';
import { LoadError } from '../../components/LoadError.tsx';
import { Time } from '../../components/value/Time.tsx';
import { useBackLeaves } from '../../lib/address/useBackLeaves.ts';
import { useFocusBack } from '../../lib/focus/useFocusBack.ts';
import { articleOf } from './articleOf.ts';

/** The notification that told of an article. */
export interface NewsReaderProps {
  notification: Notification;
  onClose: () => void;
}

/** The news article that a notification is about; its words alone, where the article is gone. */
export function NewsReader({ notification, onClose }: NewsReaderProps) {
  useFocusBack();
  useBackLeaves(onClose);
  const { data, error, refetch } = useQuery(publishedNews);
  const article = data && articleOf(notification, data.news);
  return (
    <Modal opened onClose={onClose} title="News" size="lg">
      {article ? (
        <>
          <Text size="sm" c="dimmed" mb="sm">
            <Time at={article.published_at ?? article.created_at} />
          </Text>
          <Article {...article} />
        </>
      ) : data ? (
        <>
          <Article title={notification.title} summary={null} content={notification.message} />
          <Text size="sm" c="dimmed" mt="sm">
            This article is no longer published.
          </Text>
        </>
      ) : error ? (
        <LoadError error={error} failure="Failed to load news articles" onRetry={refetch} />
      ) : (
        <Loader aria-label="Loading" role="status" />
      )}
    </Modal>
  );
}
