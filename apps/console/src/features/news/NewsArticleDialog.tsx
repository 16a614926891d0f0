import { Group, Text } from '@mantine/core';
import type { NewsArticle } from '@dropcatch/sdk';
import { Article } from '../../ui/value/Article.tsx';
import { Time } from '../../ui/value/Time.tsx';
import { StatusBadge } from '../../ui/value/StatusBadge.tsx';
import { newsLook } from './NewsPage.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';

interface NewsArticleDialogProps {
  article: NewsArticle;
  onClose: () => void;
}

/** An article as its readers see it. */
export function NewsArticleDialog({ article, onClose }: NewsArticleDialogProps) {
  const { published_at, created_at, created_by } = article;
  return (
    <Dialog onClose={onClose} title="News Article" size="lg">
      <Group gap="xs" mb="sm">
        <StatusBadge {...newsLook(article)} />
        <Text component="span" size="sm" c="dimmed">
          <Time at={published_at ?? created_at} />
          {created_by !== null && (
            <>
              {' by '}
              <bdi>{created_by}</bdi>
            </>
          )}
        </Text>
      </Group>
      <Article {...article} />
    </Dialog>
  );
}
