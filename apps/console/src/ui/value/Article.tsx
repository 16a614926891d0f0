import { Anchor, Text, Title } from '@mantine/core';
import { memo } from 'react';
import { linkify } from '../../core/text/linkify.ts';

/** Plain text with its line breaks and links for web addresses. */
function LinkedText({ children }: { children: string | null | undefined }) {
  return (
    <div className="plain-text" dir="auto">
      {linkify(children ?? '').map(({ text, href }, index) =>
        href ? (
          // Segments of a text are identified by position.
          <Anchor
            key={index}
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow"
            inherit
          >
            {text}
          </Anchor>
        ) : (
          <span key={index}>{text}</span>
        ),
      )}
    </div>
  );
}

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
        <Title order={3} size="h4" mb={4} className="plain-text" dir="auto">
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
