import * as v from 'valibot';
import { useUserPreference } from '../../core/session/userStorage.ts';

interface HideableColumn {
  id: string;
  sticky?: 'left' | 'right';
}

/** Whether a column cannot be hidden: the first one, and sticky ones. */
export function isFixed({ sticky }: HideableColumn, index: number): boolean {
  return index === 0 || sticky !== undefined;
}

export function withoutHidden<C extends HideableColumn>(
  columns: readonly C[],
  hidden: readonly string[],
): C[] {
  return columns.filter((column, index) => isFixed(column, index) || !hidden.includes(column.id));
}

const Ids = v.fallback(v.array(v.string()), []);

/**
 * The ids of the hidden columns of a list, and a function to change them. Stores hidden columns, not visible ones, so
 * that new columns show.
 * @param list the name of the list, `orders`
 */
export function useHiddenColumns(list: string): [string[], (ids: string[]) => void] {
  return useUserPreference(`hiddenColumns.${list}`, Ids);
}
