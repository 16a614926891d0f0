import type { NewsArticle } from '@dropcatch/sdk';
import { IconEye, IconEyeOff, IconPencil, IconSend, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useState, type ReactNode } from 'react';
import { deleteArticle, publishArticle } from '../../api/news.ts';
import type { Action } from '../../components/menu/ActionMenu.tsx';
import { DeleteDialog } from '../../components/dialog/ConfirmDialog.tsx';
import { PublishQuestion } from './PublishQuestion.tsx';

type Question = { kind: 'publish' | 'delete'; article: NewsArticle };

/** What can be done with an article, and the dialogs that ask before everybody is notified or something is lost. */
export function useNewsActions(): {
  actionsFor: (article: NewsArticle) => Action[];
  dialog: ReactNode;
} {
  const navigate = useNavigate();
  const [question, setQuestion] = useState<Question>();
  const publish = useMutation(publishArticle);

  const actionsFor = useCallback(
    (article: NewsArticle): Action[] => {
      const target = {
        params: { articleId: article.id },
        search: true,
      } as const;
      return [
        {
          label: 'View',
          icon: IconEye,
          onSelect: () => void navigate({ to: '/news/$articleId', ...target }),
        },
        {
          label: 'Edit',
          icon: IconPencil,
          onSelect: () => void navigate({ to: '/news/$articleId/edit', ...target }),
        },
        {
          label: article.is_published ? 'Unpublish' : 'Publish',
          icon: article.is_published ? IconEyeOff : IconSend,
          onSelect: () => setQuestion({ kind: 'publish', article }),
        },
        {
          label: 'Delete',
          icon: IconTrash,
          danger: true,
          onSelect: () => setQuestion({ kind: 'delete', article }),
        },
      ];
    },
    [navigate],
  );

  const close = () => setQuestion(undefined);
  if (!question) return { actionsFor, dialog: null };
  const { kind, article } = question;
  const { id, title, is_published } = article;
  const dialog =
    kind === 'publish' ? (
      <PublishQuestion
        title={title}
        publish={!is_published}
        leftByBack
        busy={publish.isPending}
        onConfirm={() => publish.mutate({ id, is_published: !is_published }, { onSettled: close })}
        onClose={close}
      />
    ) : (
      <DeleteDialog
        title="Delete article?"
        confirmLabel="Delete Article"
        record={article}
        deletion={deleteArticle}
        onClose={close}
      >
        <strong>
          <bdi>{title}</bdi>
        </strong>{' '}
        will be deleted. This cannot be undone.
      </DeleteDialog>
    );
  return { actionsFor, dialog };
}
