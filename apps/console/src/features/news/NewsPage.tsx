import type { NewsArticle } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { formatCount } from '../../core/text/numbers.ts';
import { ListScreen } from '../../ui/list/ListScreen.tsx';
import { useListAddress } from '../../ui/list/useListAddress.ts';
import { StatCards } from '../../ui/page/StatCards.tsx';
import { newsList, newsStats } from './news.ts';
import { newsActions } from './newsActions.tsx';
import { newsColumns } from './newsColumns.tsx';
import { newsQuery } from './newsSearch.ts';

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
