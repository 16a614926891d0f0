/**
 * The key of a data source's column in a row's enrichment: the field in lower case, every other character than
 * a to z and 0 to 9 replaced by an underscore (spec, section 3).
 */
export function enrichmentKey(sourceId: number, field: string): string {
  return `ds${sourceId}_${columnKey(field)}`;
}

/** A field of a data source as a column key, `Citation Flow` → `citation_flow`. */
export function columnKey(field: string | null | undefined): string {
  return (field ?? '').toLowerCase().replace(/[^a-z0-9]/g, '_');
}
