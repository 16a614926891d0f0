import { useMemo } from 'react';
import * as v from 'valibot';
import { userPreference } from '../../core/session/userStorage.ts';

interface HideableColumn {
  id: string;
  sticky?: 'left' | 'right';
  startsHidden?: boolean;
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

/** The ids of the hidden columns of a list, and a function to change them. */
export interface ColumnChoice {
  hidden: readonly string[];
  setHidden: (ids: string[]) => void;
}

const noColumns: readonly HideableColumn[] = [];

/** The choice of a list, until a person makes one: undefined, which hides the columns that start hidden. */
const hiddenColumns = userPreference('hiddenColumns', v.optional(v.array(v.string())), undefined);

/**
 * The user's choice of columns for a list. Stores hidden columns, not visible ones, so that new columns show. Until a person chooses, those are hidden that start hidden.
 * @param list the name of the list, `orders`
 * @param columns stable over renders
 */
export function useHiddenColumns(
  list: string,
  columns: readonly HideableColumn[] = noColumns,
): ColumnChoice {
  const [choice, setHidden] = hiddenColumns.use(list);
  const hidden = useMemo(
    () => choice ?? columns.filter(({ startsHidden }) => startsHidden).map(({ id }) => id),
    [choice, columns],
  );
  return { hidden, setHidden };
}
