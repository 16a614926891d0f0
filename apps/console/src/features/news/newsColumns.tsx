import type { NewsArticle } from '@dropcatch/sdk';
import { Link } from '@tanstack/react-router';
import type { Column } from '../../ui/list/column.tsx';
import { menuColumn } from '../../ui/list/column.tsx';
import type { Action } from '../../ui/menu/ActionMenu.tsx';
import { StatusBadge } from '../../ui/value/StatusBadge.tsx';
import { Time } from '../../ui/value/Time.tsx';
import { UserText } from '../../ui/value/UserText.tsx';

/** Draft or Published (spec, section 4), in words and colour. */
export function NewsStatus({ is_published }: Pick<NewsArticle, 'is_published'>) {
  return (
    <StatusBadge
      tone={is_published ? 'good' : 'muted'}
      label={is_published ? 'Published' : 'Draft'}
    />
  );
}

/** The columns of /news. */
export function newsColumns(actionsFor: (article: NewsArticle) => Action[]): Column<NewsArticle>[] {
  return [
    {
      id: 'title',
      header: 'Title',
      width: 260,
      sticky: 'left',
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
      cell: ({ summary }) => (summary ? <UserText>{summary}</UserText> : '–'),
    },
    {
      id: 'status',
      header: 'Status',
      width: 100,
      cell: ({ is_published }) => <NewsStatus is_published={is_published} />,
    },
    {
      id: 'created_by',
      header: 'Author',
      width: 110,
      cell: ({ created_by }) => (created_by === null ? '–' : <UserText>{created_by}</UserText>),
    },
    {
      id: 'created_at',
      header: 'Created',
      width: 100,
      cell: ({ created_at }) => <Time at={created_at} relative />,
    },
    {
      id: 'published_at',
      header: 'Published',
      width: 100,
      cell: ({ published_at }) => (published_at ? <Time at={published_at} relative /> : '–'),
    },
    menuColumn(({ id }) => `article #${id}`, actionsFor),
  ];
}
