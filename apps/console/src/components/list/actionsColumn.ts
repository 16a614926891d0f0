import type { Column } from './DataList.tsx';

/**
 * The last column of a list: what can be done with a row. It stays in sight at the right edge.
 * @param width in pixels
 */
export function actionsColumn<Row>(width: number, cell: Column<Row>['cell']): Column<Row> {
  return { id: 'actions', header: 'Actions', width, sticky: 'right', align: 'right', cell };
}
