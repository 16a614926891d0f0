import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Outlet } from '@tanstack/react-router';
import { useMemo } from 'react';
import { newsList, newsStats, refreshNews } from './news.ts';
import { DataList } from '../../ui/list/DataList.tsx';
import { EmptyList } from '../../ui/list/EmptyList.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Pager } from '../../ui/list/Pager.tsx';
import { RefreshButton } from '../../ui/page/RefreshButton.tsx';
import { StatCards } from '../../ui/page/StatCards.tsx';
import { formatCount } from '../../core/text/numbers.ts';
import { useListAddress } from '../../ui/list/useListAddress.ts';
import { newsColumns } from './newsColumns.tsx';
import { newsQuery } from './newsSearch.ts';
import { newsActions } from './newsActions.tsx';

const route = getRouteApi('/_app/news');

/** News Management (spec, section 2), drafts included. */
export function NewsPage() {
  const navigate = route.useNavigate();
  const { search, toPage } = useListAddress(route.useSearch(), navigate);
  const list = useQuery(newsList(newsQuery(search)));
  const columns = useMemo(() => newsColumns(newsActions), []);
  const write = () => void navigate({ to: '/news/new', search: true });

  return (
    <>
      <PageHeader title="News Management" subtitle="Write articles and publish them to all users">
        <RefreshButton load={refreshNews} />
        <Button size="xs" leftSection={<IconPlus size={14} aria-hidden />} onClick={write}>
          Create Article
        </Button>
      </PageHeader>
      <NewsStatCards />
      <DataList
        label="News"
        query={list}
        rows={list.data?.news}
        columns={columns}
        rowKey={({ id }) => id}
        failure="Failed to load news articles"
        empty={
          <EmptyList
            page={search.page}
            onPage={toPage}
            text="No news articles yet"
            action={{ label: 'Create Article', onClick: write }}
          />
        }
      />
      <Pager pagination={list.data?.pagination} page={search.page} onPage={toPage} />
      <Outlet />
    </>
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
