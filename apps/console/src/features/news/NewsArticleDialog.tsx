import { Group, Modal, Text } from '@mantine/core';
import type { NewsArticle } from '@dropcatch/sdk';
import { Article } from '../../components/value/Article.tsx';
import { Time } from '../../components/value/Time.tsx';
import { useFocusBack } from '../../lib/focus/useFocusBack.ts';
import { NewsStatus } from './newsColumns.tsx';

interface NewsArticleDialogProps {
  article: NewsArticle;
  onClose: () => void;
}

/** An article as its readers see it. */
export function NewsArticleDialog({ article, onClose }: NewsArticleDialogProps) {
  useFocusBack();
  const { is_published, published_at, created_at, created_by } = article;
  return (
    <Modal opened onClose={onClose} title="News Article" size="lg">
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
    </Modal>
  );
}
