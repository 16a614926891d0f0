/** The record with an id in a list: undefined until the list has loaded, null if it has no such record. */
export function byId<Row extends { readonly id: number }>(
  rows: readonly Row[] | undefined,
  id: number,
): Row | null | undefined {
  return rows && (rows.find((row) => row.id === id) ?? null);
}

/** Records, each once: calls that follow each other may both contain one. The last version of it counts. */
export function uniqueById<Row extends { readonly id: number }>(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

/** The record with an id in a list that loads page by page; null if there is none. */
export async function findById<Row extends { readonly id: number }>(
  rows: AsyncIterable<Row>,
  id: number,
): Promise<Row | null> {
  for await (const row of rows) if (row.id === id) return row;
  return null;
}

/** The choice that the text of a select or tab stands for; undefined if there is none. */
export function parseChoice<Choice extends string | number>(
  choices: readonly Choice[],
  text: string | null,
): Choice | undefined {
  return choices.find((choice) => String(choice) === text);
}
