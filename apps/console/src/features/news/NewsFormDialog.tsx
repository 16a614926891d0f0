import { Checkbox, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import type { NewsArticle, NewsInput } from '@dropcatch/sdk';
import { newsInputLimits } from '@dropcatch/sdk/limits';
import { useDeferredValue } from 'react';
import * as v from 'valibot';
import { readArticle, saveArticle } from './news.ts';
import { Article } from '../../ui/value/Article.tsx';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { useRecordEdit } from '../../ui/dialog/useRecordEdit.tsx';
import { requiredField } from '../../ui/form/fields.ts';
import type { EditedFields } from '../../ui/form/mergeEdit.ts';
import { publishQuestion } from './NewsPage.tsx';
import styles from './news.module.css';

const ArticleRules = v.object({
  title: v.pipe(v.string(), v.trim(), v.nonEmpty('Title is required')),
  content: v.pipe(v.string(), v.trim(), v.nonEmpty('Content is required')),
});

/** How the fields are called where two edits of an article differ. */
const articleFields: EditedFields<NewsInput> = {
  title: 'Title',
  summary: 'Summary',
  content: 'Content',
  is_published: 'Published',
};

function articleFormValues(article?: NewsArticle) {
  return {
    title: article?.title ?? '',
    summary: article?.summary ?? '',
    content: article?.content ?? '',
    is_published: article?.is_published ?? false,
  };
}

interface NewsFormDialogProps {
  /** The article to change; without one, a new article is written. */
  article?: NewsArticle;
  onClose: () => void;
}

/** Writes or changes an article, with what its readers will see beside it. A draft is published only after a question. */
export function NewsFormDialog({ article, onClose }: NewsFormDialogProps) {
  const form = useForm({
    initialValues: articleFormValues(article),
    validate: schemaResolver(ArticleRules, { sync: true }),
    transformValues: ({ title, summary, content, is_published }): NewsInput => ({
      title: title.trim(),
      summary: summary.trim() || null,
      content: content.trim(),
      is_published,
    }),
  });
  const submission = useRecordEdit({
    form,
    save: saveArticle(article?.id),
    read: article && (() => readArticle(article.id)),
    valuesOf: articleFormValues,
    fields: articleFields,
    // `is_published` is sent only to change it: sent anew, it would notify everybody again.
    always: ['title', 'summary', 'content'],
  });
  const shown = useDeferredValue(form.values);

  return (
    <FormDialog
      title={article ? 'Edit Article' : 'Create Article'}
      form={form}
      submission={submission}
      submitLabel={article ? 'Save Article' : 'Create Article'}
      onClose={onClose}
      size="xl"
      question={({ title, is_published }) =>
        is_published && !article?.is_published ? publishQuestion(title, true) : undefined
      }
    >
      <div className={styles.columns}>
        <Stack gap="sm">
          <TextInput
            label="Title"
            {...requiredField}
            data-autofocus
            maxLength={newsInputLimits.title.maxLength}
            {...form.getInputProps('title')}
          />
          <Textarea
            label="Summary"
            description="A sentence or two for lists"
            maxLength={newsInputLimits.summary.maxLength}
            {...form.getInputProps('summary')}
          />
          <Textarea
            label="Content"
            {...requiredField}
            description="Plain text; web addresses become links"
            minRows={8}
            maxLength={newsInputLimits.content.maxLength}
            {...form.getInputProps('content')}
          />
          <Checkbox
            label="Published"
            description="Publishing notifies all users at once"
            {...form.getInputProps('is_published', { type: 'checkbox' })}
          />
        </Stack>
        <section aria-label="Preview" className={styles.preview}>
          <Text size="xs" c="dimmed" mb="xs">
            Preview
          </Text>
          <Article {...shown} />
        </section>
      </div>
    </FormDialog>
  );
}
