import * as v from 'valibot';
import { useUserPreference } from '../../core/session/userMemory.ts';

interface Place {
  id: string;
  sticky?: 'left' | 'right';
}

/** Whether a column cannot be hidden: the first one, by which rows are told apart, and those that stay in sight. */
export function isFixed({ sticky }: Place, index: number): boolean {
  return index === 0 || sticky !== undefined;
}

/** The columns that are left to show. */
export function withoutHidden<C extends Place>(
  columns: readonly C[],
  hidden: readonly string[],
): C[] {
  return columns.filter((column, index) => isFixed(column, index) || !hidden.includes(column.id));
}

const Ids = v.fallback(v.array(v.string()), []);

/**
 * The ids of the columns that a person does not want to see in a list. Those are remembered rather than the shown ones,
 * so that a column that is new shows.
 * @param list names the list, `orders`
 */
export function useHiddenColumns(list: string): [string[], (ids: string[]) => void] {
  return useUserPreference(`hiddenColumns.${list}`, Ids);
}
