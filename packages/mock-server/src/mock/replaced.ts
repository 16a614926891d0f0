const told = new Set<string>();

/** Says once that a word has a new one. The old one works until the next minor version. */
export function replaced(old: string, by: string): void {
  if (told.has(old)) return;
  told.add(old);
  // oxlint-disable-next-line eslint/no-console -- It is for the developer, in a terminal or in the browser.
  console.warn(`dropcatch-mock: ${old} is now ${by}. The old word goes in the next version.`);
}
