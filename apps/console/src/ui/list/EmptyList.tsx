import { clearFilters } from './clearFilters.ts';
import { Empty, type EmptyProps } from '../page/Empty.tsx';

/** What to do where a list is empty. */
export type EmptyAction = EmptyProps['action'];

interface EmptyListProps {
  /** The page asked for. */
  page: number;
  onPage: (page: number) => void;
  /** What to say where filters hold; what lifts them is offered. */
  filtered?: string | false | undefined;
  /** What to say where there is nothing at all. */
  text: string;
  /** What to do about it, where there is something to do. */
  action?: EmptyAction;
}

/** Why a paged list shows no rows: the page lies past the end, nothing matches the filters, or there is nothing yet. */
export function EmptyList({ page, onPage, filtered, text, action }: EmptyListProps) {
  if (page > 1) {
    return (
      <Empty action={{ label: 'Go to the first page', onClick: () => onPage(1) }}>
        There is nothing on this page
      </Empty>
    );
  }
  if (filtered) return <Empty action={clearFilters}>{filtered}</Empty>;
  return <Empty {...(action && { action })}>{text}</Empty>;
}
