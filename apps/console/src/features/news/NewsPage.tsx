import type { NewsArticle } from '@dropcatch/sdk';
import { IconEye, IconEyeOff, IconPencil, IconSend } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { runMutation } from '../../core/api/apiQuery.ts';
import type { Badge } from '../../core/text/labels.ts';
import type { Question } from '../../ui/dialog/confirm.ts';
import { askingAction, deleteAction } from '../../ui/dialog/askingAction.tsx';
import { ago, link, state, text, type Column } from '../../ui/list/column.tsx';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import { useListAddress } from '../../ui/list/useListAddress.ts';
import type { Action } from '../../ui/menu/action.ts';
import { StatCards } from '../../ui/page/StatCards.tsx';
import { Name } from '../../ui/value/UserText.tsx';
import { deleteArticle, newsList, publishArticle, publishedTotal } from './news.ts';

const route = getRouteApi('/_app/news');

/** News Management (spec, section 2), drafts included. */
export function NewsPage() {
  const address = useListAddress(route.useSearch(), route.useNavigate());
  return (
    <ListScreen
      title="News Management"
      subtitle="Write articles and publish them to all users"
      name="news"
      label="News"
      address={address}
      query={newsList}
      rowsOf={({ news }) => news}
      columns={columns}
      names={names}
      actionsFor={newsActions}
      figures={<NewsFigures />}
      create={{ label: 'Create Article', to: '/news/new' }}
      empty={{ none: 'No news articles yet' }}
    />
  );
}

function NewsFigures() {
  const list = useQuery({ placeholderData: keepPreviousData, ...newsList(route.useSearch()) });
  const query = useQuery(publishedTotal);
  const [all, published] = [list, query].map(({ data }) => data?.pagination.total);
  const isKnown = all !== undefined && published !== undefined;
  return (
    <StatCards
      query={query}
      // The list says so, too.
      failed={list.isLoadingError}
      stats={[
        { label: 'Total Articles', value: all },
        { label: 'Published', value: published },
        { label: 'Drafts', value: isKnown ? all - published : undefined },
      ]}
    />
  );
}

const names = {
  keyOf: ({ id }: NewsArticle) => id,
  nameOf: ({ id }: NewsArticle) => `article #${id}`,
};

/** Draft or Published (spec, section 4). */
export function newsBadge({ is_published }: NewsArticle): Badge {
  return is_published ? { tone: 'good', label: 'Published' } : { tone: 'neutral', label: 'Draft' };
}

const columns: readonly Column<NewsArticle>[] = [
  {
    id: 'title',
    header: 'Title',
    width: 260,
    ...link(
      ({ title }) => title,
      ({ id }) => ({ to: '/news/$articleId', params: { articleId: id } }),
    ),
  },
  {
    id: 'summary',
    header: 'Summary',
    width: 260,
    phone: 'hidden',
    ...text(({ summary }) => summary),
  },
  { id: 'status', header: 'Status', width: 100, ...state(newsBadge) },
  {
    id: 'created_by',
    header: 'Author',
    width: 110,
    phone: 'hidden',
    ...text(({ created_by }) => created_by),
  },
  { id: 'created_at', header: 'Created', width: 100, ...ago(({ created_at }) => created_at) },
  {
    id: 'published_at',
    header: 'Published',
    width: 100,
    ...ago(({ published_at }) => published_at),
    phone: undefined,
  },
];

/** The actions of an article. Publishing, unpublishing and deleting ask for confirmation. */
function newsActions(article: NewsArticle): Action[] {
  const { id, title, is_published } = article;
  const params = { articleId: id };
  return [
    { label: 'View', icon: IconEye, go: { to: '/news/$articleId', params } },
    { label: 'Edit', icon: IconPencil, go: { to: '/news/$articleId/edit', params } },
    askingAction({
      ...publishQuestion(title, !is_published),
      label: is_published ? 'Unpublish' : 'Publish',
      icon: is_published ? IconEyeOff : IconSend,
      run: () => runMutation(publishArticle, { id, title, is_published: !is_published }),
    }),
    deleteAction('article', { name: title, run: () => runMutation(deleteArticle, article) }),
  ];
}

/** The question before an article is published, which notifies all users, or unpublished (spec, section 4). */
export function publishQuestion(title: string, publish: boolean): Question {
  const verb = publish ? 'Publish' : 'Unpublish';
  return {
    title: `${verb} article?`,
    confirmLabel: verb,
    body: (
      <>
        <Name>{title}</Name>{' '}
        <span>
          {publish
            ? 'will be published, and all users are notified at once.'
            : 'becomes a draft that users no longer see. Nobody is notified, but publishing it again notifies all users again.'}
        </span>
      </>
    ),
  };
}
