import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Outlet } from '@tanstack/react-router';
import { useMemo } from 'react';
import { newsList, newsStats, refreshNews } from '../../api/news.ts';
import { DataList } from '../../components/list/DataList.tsx';
import { EmptyList } from '../../components/list/EmptyList.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { Pager } from '../../components/list/Pager.tsx';
import { RefreshButton } from '../../components/RefreshButton.tsx';
import { StatCards } from '../../components/StatCards.tsx';
import { formatCount } from '../../lib/text/numbers.ts';
import { useListSearch } from '../../lib/address/useListSearch.ts';
import { newsColumns } from './newsColumns.tsx';
import { newsQuery } from './newsSearch.ts';
import { useNewsActions } from './useNewsActions.tsx';

const route = getRouteApi('/_app/news');

/** News Management (spec, section 2), drafts included. */
export function NewsPage() {
  const navigate = route.useNavigate();
  const { search, toPage } = useListSearch(route.useSearch(), navigate);
  const list = useQuery(newsList(newsQuery(search)));
  const { actionsFor, dialog } = useNewsActions();
  const columns = useMemo(() => newsColumns(actionsFor), [actionsFor]);
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
      {dialog}
      <Outlet />
    </>
  );
}

function NewsStatCards() {
  const { data, isError } = useQuery(newsStats);
  return (
    <StatCards
      failed={isError}
      stats={[
        { label: 'Total Articles', value: data && formatCount(data.all) },
        { label: 'Published', value: data && formatCount(data.published) },
        { label: 'Drafts', value: data && formatCount(data.all - data.published) },
      ]}
    />
  );
}
