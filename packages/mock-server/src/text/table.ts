/** Parses a table in text form: one row per line, with `|` between cells. */
export const readTable = (text: string): string[][] => text.trim().split('\n').map(readRow);

export const readRow = (line: string): string[] => line.split('|').map((cell) => cell.trim());
