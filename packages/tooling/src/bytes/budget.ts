/** What a build weighs: for each thing that is loaded at once the bytes of its parts, by their names. */
export type Sizes = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** What it weighed when that was last accepted. */
export interface Budget {
  /** The bytes of each thing together. */
  totals: Readonly<Record<string, number>>;
  /** The bytes of every part of those that have several. */
  parts: Readonly<Record<string, number>>;
}

/** How far from its budget something may be, as a part of it. */
const tolerance = 0.1;

/** The budget that sizes make when they are accepted. Order follows the names, so that a difference is easy to read. */
export function budgetOf(sizes: Sizes): Budget {
  const several = Object.values(sizes).filter((parts) => Object.keys(parts).length > 1);
  return {
    totals: Object.fromEntries(Object.entries(sizes).map(([name, parts]) => [name, sum(parts)])),
    parts: Object.fromEntries(
      several
        .flatMap((parts) => Object.entries(parts))
        .toSorted(([one], [other]) => order(one, other)),
    ),
  };
}

/**
 * Where sizes are no longer what the budget says: one line for each thing that is more than a tenth heavier, new or
 * gone, with the parts that make the difference; and for one that is more than a tenth lighter, since what was won
 * would be lost again without a word.
 */
export function offBudget(sizes: Sizes, budget: Budget): string[] {
  const gone = Object.keys(budget.totals).filter((name) => !(name in sizes));
  return [
    ...Object.entries(sizes).flatMap(([name, parts]) => offTotal(name, parts, budget)),
    ...gone.map((name) => `${name}: gone`),
  ];
}

function offTotal(name: string, parts: Sizes[string], budget: Budget): string[] {
  const was = budget.totals[name];
  const is = sum(parts);
  if (was === undefined) return [`${name}: new, ${count(is)}`];
  if (Math.abs(is - was) <= was * tolerance) return [];
  const percent = Math.round((100 * (is - was)) / was);
  const changes = Object.entries(parts)
    .map(([part, bytes]) => ({ part, before: budget.parts[part], bytes }))
    .filter(({ before, bytes }) => before !== bytes)
    .toSorted((a, b) => b.bytes - (b.before ?? 0) - (a.bytes - (a.before ?? 0)))
    .map(({ part, before, bytes }) =>
      before === undefined ? `${part} ${count(bytes)} (new)` : `${part} ${signed(bytes - before)}`,
    );
  const why = Object.keys(parts).length > 1 ? `: ${changes.join(', ')}` : '';
  return [`${name}: ${count(is)}, ${signed(percent)} % of ${count(was)}${why}`];
}

const sum = (parts: Sizes[string]) =>
  Object.values(parts).reduce((total, bytes) => total + bytes, 0);

const order = (one: string, other: string) => Number(one > other) - Number(one < other);

const count = (bytes: number) => bytes.toLocaleString('en');

const signed = (bytes: number) => `${bytes > 0 ? '+' : ''}${count(bytes)}`;
