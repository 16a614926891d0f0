import { Group, Text } from '@mantine/core';
import type { NewsArticle, NewsInput } from '@dropcatch/sdk';
import { newsInputLimits } from '@dropcatch/sdk/limits';
import { useDeferredValue } from 'react';
import { fetchFresh } from '../../core/api/queryClient.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { recordDialog } from '../../ui/dialog/recordDialog.tsx';
import { useFieldForm } from '../../ui/dialog/useFieldForm.tsx';
import { FieldInputs } from '../../ui/form/FieldInput.tsx';
import { withLimits, type FormField } from '../../ui/form/fieldTable.ts';
import { Article } from '../../ui/value/Article.tsx';
import { StatusBadge } from '../../ui/value/StatusBadge.tsx';
import { Time } from '../../ui/value/Time.tsx';
import { newsArticle, saveArticle } from './news.ts';
import styles from './news.module.css';
import { newsBadge, publishQuestion } from './NewsPage.tsx';

/** Finds the article of a child route of /news. */
export const NewsRecord = recordDialog({
  param: 'articleId',
  useRecord: newsArticle,
  missing: 'There is no such article.',
});

/** An article as its readers see it. */
export function NewsDetailsDialog({ record: article }: { record: NewsArticle }) {
  const { published_at, created_at, created_by } = article;
  return (
    <Dialog title="News Article" {...NewsDetailsDialog.dialogSize}>
      <Group gap="xs" mb="sm">
        <StatusBadge {...newsBadge(article)} />
        <Text component="span" size="sm" c="dimmed">
          <Time at={published_at ?? created_at} />
          {created_by && (
            <>
              <span> by </span>
              <bdi>{created_by}</bdi>
            </>
          )}
        </Text>
      </Group>
      <Article {...article} />
    </Dialog>
  );
}

NewsDetailsDialog.dialogSize = { size: 'lg', height: 200 };

const fields = withLimits<FormField<keyof NewsInput>>(newsInputLimits, [
  { name: 'title', label: 'Title', wide: true },
  { name: 'summary', label: 'Summary', kind: 'area', hint: 'A sentence or two for lists' },
  {
    name: 'content',
    label: 'Content',
    kind: 'area',
    rows: 8,
    hint: 'Plain text; web addresses become links',
  },
  {
    name: 'is_published',
    label: 'Published',
    kind: 'switch',
    hint: 'Publishing notifies all users at once',
    // Otherwise every correction of a published article would notify them again.
    onlyIfChanged: true,
  },
]);

/** Creates or edits an article, with a preview. Asks for confirmation before a draft is published. */
export function NewsFormDialog({ record: article }: { record?: NewsArticle }) {
  const fieldForm = useFieldForm({
    fields,
    record: article,
    save: saveArticle(article?.id),
    read: (id) => fetchFresh(newsArticle(id)),
  });
  const { title, summary, content } = useDeferredValue(fieldForm.form.values);
  return (
    <FormDialog
      {...fieldForm}
      title={article ? 'Edit Article' : 'Create Article'}
      submitLabel={article ? 'Save Article' : 'Create Article'}
      {...NewsFormDialog.dialogSize}
      question={(body) =>
        body.is_published && !article?.is_published ? publishQuestion(body.title, true) : undefined
      }
    >
      <div className={styles.columns}>
        <FieldInputs {...fieldForm} />
        <section aria-label="Preview" className={styles.preview}>
          <Text size="xs" c="dimmed" mb="xs">
            Preview
          </Text>
          <Article title={String(title)} summary={String(summary)} content={String(content)} />
        </section>
      </div>
    </FormDialog>
  );
}

NewsFormDialog.dialogSize = { size: 'xl', height: 590 };
