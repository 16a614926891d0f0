/** What tells whether a column can be hidden. */
interface Place {
  id: string;
  /** Stays in sight at an edge. */
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
