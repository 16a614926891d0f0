import type { NewsArticle } from '@dropcatch/sdk';
import { IconEye, IconEyeOff, IconPencil, IconSend, IconTrash } from '@tabler/icons-react';
import { perform } from '../../core/api/apiQuery.ts';
import { confirm } from '../../ui/dialog/confirm.ts';
import type { Action } from '../../ui/menu/ActionMenu.tsx';
import { deleteArticle, publishArticle } from './news.ts';
import { publishQuestion } from './publishQuestion.tsx';

/** What can be done with an article. Asks before everybody is notified or something is lost. */
export function newsActions(article: NewsArticle): Action[] {
  const { id, title, is_published } = article;
  const params = { articleId: id };
  return [
    { label: 'View', icon: IconEye, go: { to: '/news/$articleId', params } },
    { label: 'Edit', icon: IconPencil, go: { to: '/news/$articleId/edit', params } },
    {
      label: is_published ? 'Unpublish' : 'Publish',
      icon: is_published ? IconEyeOff : IconSend,
      onSelect: () =>
        void confirm({
          ...publishQuestion(title, !is_published),
          action: () => perform(publishArticle, { id, is_published: !is_published }),
        }),
    },
    {
      label: 'Delete',
      icon: IconTrash,
      danger: true,
      onSelect: () =>
        void confirm({
          title: 'Delete article?',
          confirmLabel: 'Delete Article',
          danger: true,
          body: (
            <>
              <strong>
                <bdi>{title}</bdi>
              </strong>{' '}
              will be deleted. This cannot be undone.
            </>
          ),
          action: () => perform(deleteArticle, article),
        }),
    },
  ];
}
