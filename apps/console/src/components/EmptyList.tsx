import { Empty } from './Empty.tsx';

interface EmptyListProps {
  /** The page asked for. */
  page: number;
  onPage: (page: number) => void;
  /** Where filters hold: what lifts them, and what to say. */
  filtered?: { text: string; onClear: () => void } | false | undefined;
  /** What to say where there is nothing at all. */
  text: string;
  /** What to do about it, where there is something to do. */
  action?: { label: string; onClick: () => void };
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
  if (filtered) {
    return (
      <Empty action={{ label: 'Clear Filters', onClick: filtered.onClear }}>{filtered.text}</Empty>
    );
  }
  return <Empty {...(action && { action })}>{text}</Empty>;
}
