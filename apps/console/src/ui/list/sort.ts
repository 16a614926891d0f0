import type { SortOrder } from '@dropcatch/sdk';

/** How a list is sorted, and what changes it. */
export interface ListSort {
  /** The sort key; empty where the list stands as it came. */
  by: string;
  order: SortOrder;
  onSort: (by: string, order: SortOrder) => void;
}
