import { Checkbox, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import type { NewsArticle, NewsInput } from '@dropcatch/sdk';
import { newsInputLimits } from '@dropcatch/sdk/limits';
import { useMutation } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import * as v from 'valibot';
import { saveArticle } from '../../api/news.ts';
import { Article } from '../../components/value/Article.tsx';
import { FormDialog } from '../../components/dialog/FormDialog.tsx';
import { requiredField } from '../../components/field/requiredField.ts';
import { PublishQuestion } from './PublishQuestion.tsx';
import styles from './news.module.css';

const ArticleRules = v.object({
  title: v.pipe(v.string(), v.trim(), v.nonEmpty('Title is required')),
  content: v.pipe(v.string(), v.trim(), v.nonEmpty('Content is required')),
});

interface NewsFormDialogProps {
  /** The article to change; without one, a new article is written. */
  article?: NewsArticle;
  onClose: () => void;
}

/** Writes or changes an article, with what its readers will see beside it. A draft is published only after a question. */
export function NewsFormDialog({ article, onClose }: NewsFormDialogProps) {
  const submission = useMutation(saveArticle(article?.id));
  const form = useForm({
    initialValues: {
      title: article?.title ?? '',
      summary: article?.summary ?? '',
      content: article?.content ?? '',
      is_published: article?.is_published ?? false,
    },
    validate: schemaResolver(ArticleRules, { sync: true }),
    transformValues: ({ title, summary, content, is_published }): NewsInput => ({
      title: title.trim(),
      summary: summary.trim() || null,
      content: content.trim(),
      // An article that others published or withdrew meanwhile stays what it is: sent anew, it would notify everybody.
      ...(is_published !== article?.is_published && { is_published }),
    }),
  });
  const shown = useDeferredValue(form.values);

  return (
    <FormDialog
      title={article ? 'Edit Article' : 'Create Article'}
      form={form}
      submission={submission}
      failure="Failed to save news article"
      submitLabel={article ? 'Save Article' : 'Create Article'}
      onClose={onClose}
      size="xl"
      renderQuestion={({ title, is_published }, answers) =>
        is_published &&
        !article?.is_published && <PublishQuestion title={title} publish {...answers} />
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
