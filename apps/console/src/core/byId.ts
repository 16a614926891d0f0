/** The record of a list with an id: undefined until the list is known, null where it has no such record. */
export function byId<Row extends { readonly id: number }>(
  rows: readonly Row[] | undefined,
  id: number,
): Row | null | undefined {
  return rows && (rows.find((row) => row.id === id) ?? null);
}
