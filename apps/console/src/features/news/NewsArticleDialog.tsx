import { Group, Text } from '@mantine/core';
import type { NewsArticle } from '@dropcatch/sdk';
import { Article } from '../../ui/value/Article.tsx';
import { Time } from '../../ui/value/Time.tsx';
import { NewsStatus } from './newsColumns.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';

interface NewsArticleDialogProps {
  article: NewsArticle;
  onClose: () => void;
}

/** An article as its readers see it. */
export function NewsArticleDialog({ article, onClose }: NewsArticleDialogProps) {
  const { is_published, published_at, created_at, created_by } = article;
  return (
    <Dialog onClose={onClose} title="News Article" size="lg">
      <Group gap="xs" mb="sm">
        <NewsStatus is_published={is_published} />
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
