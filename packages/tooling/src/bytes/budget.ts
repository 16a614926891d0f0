/** Sizes of a build: for each thing that loads at once, the bytes of its parts by name. */
export type Sizes = Readonly<Record<string, Parts>>;
type Parts = Readonly<Record<string, number>>;

/** Allowed difference from a budget, as a share of it. */
const tolerance = 0.1;

/** Smallest reported change of a part, as a share of the budget. All parts change by a few bytes. */
const smallestShown = 0.01;

/**
 * Compares sizes with their budget, the sizes that were last accepted. Returns one line for each thing that is new,
 * gone, or more than a tenth heavier or lighter, with the parts that changed. Lighter things are reported, too:
 * otherwise, a later increase would go unnoticed.
 */
export function offBudget(sizes: Sizes, budget: Sizes): string[] {
  const gone = Object.keys(budget).filter((name) => !(name in sizes));
  return [
    ...Object.entries(sizes).flatMap(([name, parts]) => offThing(name, parts, budget[name])),
    ...gone.map((name) => `${name}: gone`),
  ];
}

/** What to print about the lines of {@link offBudget}, with what to do next. Empty when there are none. */
export function bytesReport(faults: readonly string[], accepted = false): string {
  if (faults.length === 0) return '';
  const next = accepted
    ? 'Accepted. Commit the files bench/bytes.json.'
    : 'If this is intended, run `pnpm bytes --accept`.';
  return [...faults, next].join('\n');
}

/** Whether a size is within the tolerance of its accepted size. */
export function isWithin(parts: Parts, accepted: Parts | undefined): accepted is Parts {
  if (!accepted) return false;
  const was = bytesOf(accepted);
  return Math.abs(bytesOf(parts) - was) <= was * tolerance;
}

function offThing(name: string, parts: Parts, accepted: Parts | undefined): string[] {
  if (isWithin(parts, accepted)) return [];
  const is = bytesOf(parts);
  if (!accepted) return [`${name}: new, ${count(is)}`];
  const was = bytesOf(accepted);
  const percent = Math.round((100 * (is - was)) / was);
  return [
    `${name}: ${count(is)}, ${signed(percent)} % of ${count(was)}${reasons(parts, accepted)}`,
  ];
}

/** The changed parts, largest increase first. Empty when there is only one part. */
function reasons(parts: Parts, accepted: Parts): string {
  const names = [...new Set([...Object.keys(parts), ...Object.keys(accepted)])];
  if (names.length === 1) return '';
  const changes = names
    .map((part) => ({ part, by: (parts[part] ?? 0) - (accepted[part] ?? 0) }))
    .filter(({ by }) => Math.abs(by) > bytesOf(accepted) * smallestShown)
    .toSorted((one, other) => other.by - one.by)
    .map(({ part, by }) => `${part} ${signed(by)}${part in accepted ? '' : ' (new)'}`);
  return `: ${changes.join(', ')}`;
}

const bytesOf = (parts: Parts) => Object.values(parts).reduce((total, bytes) => total + bytes, 0);

const count = (bytes: number) => bytes.toLocaleString('en');

const signed = (bytes: number) => `${bytes > 0 ? '+' : ''}${count(bytes)}`;
