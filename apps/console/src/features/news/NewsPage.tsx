import type { NewsArticle } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { IconEye, IconEyeOff, IconPencil, IconSend, IconTrash } from '@tabler/icons-react';
import { formatCount } from '../../core/text/numbers.ts';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import { useListAddress } from '../../ui/list/useListAddress.ts';
import { StatCards } from '../../ui/page/PageHeader.tsx';
import { newsList, newsStats, deleteArticle, publishArticle } from './news.ts';
import { newsQuery } from './newsSearch.ts';
import type { Look } from '../../core/text/looks.ts';
import { state, text, time, type Column } from '../../ui/list/column.tsx';
import { UserText } from '../../ui/value/UserText.tsx';
import { perform } from '../../core/api/apiQuery.ts';
import { confirm, type Question } from '../../ui/dialog/confirm.ts';
import type { Action } from '../../ui/menu/ActionMenu.tsx';

const route = getRouteApi('/_app/news');

const names = {
  keyOf: ({ id }: NewsArticle) => id,
  nameOf: ({ id }: NewsArticle) => `article #${id}`,
};

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
      query={(search) => newsList(newsQuery(search))}
      rowsOf={({ news }) => news}
      columns={newsColumns}
      names={names}
      actionsFor={newsActions}
      figures={<NewsStatCards />}
      create={{ label: 'Create Article', to: '/news/new' }}
      empty={{ none: 'No news articles yet' }}
      refreshes={[['news']]}
    />
  );
}

function NewsStatCards() {
  const query = useQuery(newsStats);
  const { data } = query;
  return (
    <StatCards
      query={query}
      stats={[
        { label: 'Total Articles', value: data && formatCount(data.all) },
        { label: 'Published', value: data && formatCount(data.published) },
        { label: 'Drafts', value: data && formatCount(data.all - data.published) },
      ]}
    />
  );
}

/** Draft or Published (spec, section 4). */
export function newsLook({ is_published }: Pick<NewsArticle, 'is_published'>): Look {
  return is_published ? { tone: 'good', label: 'Published' } : { tone: 'muted', label: 'Draft' };
}

/** The columns of /news. */
const newsColumns: readonly Column<NewsArticle>[] = [
  {
    id: 'title',
    header: 'Title',
    width: 260,
    sticky: 'left',
    value: ({ title }) => title,
    cell: ({ id, title }) => (
      <Link to="/news/$articleId" params={{ articleId: id }} search className="plain-link">
        <UserText>{title}</UserText>
      </Link>
    ),
  },
  {
    id: 'summary',
    header: 'Summary',
    width: 260,
    phone: 'hidden',
    ...text(({ summary }) => summary),
  },
  { id: 'status', header: 'Status', width: 100, ...state(newsLook) },
  {
    id: 'created_by',
    header: 'Author',
    width: 110,
    phone: 'hidden',
    ...text(({ created_by }) => created_by),
  },
  {
    id: 'created_at',
    header: 'Created',
    phone: 'hidden',
    width: 100,
    ...time(({ created_at }) => created_at, { relative: true }),
  },
  {
    id: 'published_at',
    header: 'Published',
    width: 100,
    ...time(({ published_at }) => published_at, { relative: true }),
  },
];

/** What can be done with an article. Asks before everybody is notified or something is lost. */
function newsActions(article: NewsArticle): Action[] {
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

/** Asked before an article is published, since that notifies everybody at once, or withdrawn (spec, section 4). */
export function publishQuestion(title: string, publish: boolean): Question {
  const name = (
    <strong>
      <bdi>{title}</bdi>
    </strong>
  );
  return publish
    ? {
        title: 'Publish article?',
        confirmLabel: 'Publish',
        body: <>{name} will be published, and all users are notified at once.</>,
      }
    : {
        title: 'Unpublish article?',
        confirmLabel: 'Unpublish',
        body: (
          <>
            {name} becomes a draft that users no longer see. Nobody is notified, but publishing it
            again notifies all users again.
          </>
        ),
      };
}
