/** Reads a table of text: a line for each row, with `|` between its cells. */
export const readTable = (text: string): string[][] => text.trim().split('\n').map(readRow);

export const readRow = (line: string): string[] => line.split('|').map((cell) => cell.trim());
