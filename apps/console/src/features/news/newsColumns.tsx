import type { NewsArticle } from '@dropcatch/sdk';
import { Link } from '@tanstack/react-router';
import type { Look } from '../../core/text/looks.ts';
import { state, text, time, type Column } from '../../ui/list/column.tsx';
import { UserText } from '../../ui/value/UserText.tsx';

/** Draft or Published (spec, section 4). */
export function newsLook({ is_published }: Pick<NewsArticle, 'is_published'>): Look {
  return is_published ? { tone: 'good', label: 'Published' } : { tone: 'muted', label: 'Draft' };
}

/** The columns of /news. */
export const newsColumns: readonly Column<NewsArticle>[] = [
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
  { id: 'summary', header: 'Summary', width: 260, ...text(({ summary }) => summary) },
  { id: 'status', header: 'Status', width: 100, ...state(newsLook) },
  { id: 'created_by', header: 'Author', width: 110, ...text(({ created_by }) => created_by) },
  {
    id: 'created_at',
    header: 'Created',
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
