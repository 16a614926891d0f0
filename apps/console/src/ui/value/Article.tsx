import { Text, Title } from '@mantine/core';
import { memo } from 'react';
import { LinkedText } from './LinkedText.tsx';
import styles from './LinkedText.module.css';

interface ArticleProps {
  /** May still be empty while the article is being written. */
  title: string;
  summary: string | null;
  content: string;
}

/** A news article as its readers see it: plain text with safe links. */
export const Article = memo(function Article({ title, summary, content }: ArticleProps) {
  return (
    <article>
      {title && (
        <Title order={3} size="h4" mb={4} className={styles.text} dir="auto">
          {title}
        </Title>
      )}
      {summary && (
        <Text component="div" c="dimmed" mb="xs">
          <LinkedText>{summary}</LinkedText>
        </Text>
      )}
      <Text component="div">
        <LinkedText>{content}</LinkedText>
      </Text>
    </article>
  );
});
