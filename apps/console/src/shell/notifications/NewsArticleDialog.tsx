import { Text } from '@mantine/core';
import type { Notification } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import { publishedNews } from '../../features/news/news.ts';
import { Article } from '../../ui/value/Article.tsx';
import { Loaded } from '../../ui/page/Loaded.tsx';
import { Time } from '../../ui/value/Time.tsx';
import { articleOf } from './notificationTypes.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';

interface NewsArticleDialogProps {
  notification: Notification;
  onClose: () => void;
}

/** The news article of a notification; the notification's text if the article is no longer published. */
export function NewsArticleDialog({ notification, onClose }: NewsArticleDialogProps) {
  const query = useQuery(publishedNews);
  return (
    <Dialog onClose={onClose} title="News" size="lg" closeOnBack>
      <Loaded query={query}>
        {({ news }) => {
          const article = articleOf(notification, news);
          return article ? (
            <>
              <Text size="sm" c="dimmed" mb="sm">
                <Time at={article.published_at ?? article.created_at} />
              </Text>
              <Article {...article} />
            </>
          ) : (
            <>
              <Article title={notification.title} summary={null} content={notification.message} />
              <Text size="sm" c="dimmed" mt="sm">
                This article is no longer published.
              </Text>
            </>
          );
        }}
      </Loaded>
    </Dialog>
  );
}
