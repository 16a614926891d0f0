/**
 * The column of a field: its name in lower case, every other character than a to z and 0 to 9 replaced by an underscore
 * (spec, section 3).
 */
export function columnKey(field: string): string {
  return field.toLowerCase().replaceAll(/[^a-z0-9]/g, '_');
}

/** The key of a data source's column in the rows of the catalogue and of the released domains. */
export function enrichmentKey(sourceId: number, field: string | undefined): string {
  return `ds${sourceId}_${field === undefined ? 'main' : columnKey(field)}`;
}
