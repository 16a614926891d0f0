/** What a build weighs: for each thing that is loaded at once the bytes of its parts, by their names. */
export type Sizes = Readonly<Record<string, Parts>>;
type Parts = Readonly<Record<string, number>>;

/** How far from its budget something may be, as a part of it. */
const tolerance = 0.1;

/** From which part of a budget on the change of a part is worth telling: all of them move by some bytes. */
const telling = 0.01;

/**
 * Where sizes are no longer what the budget says, which is the sizes as they were when they were last accepted: one line
 * for each thing that is more than a tenth heavier, new or gone, with the parts that make the difference; and for one
 * that is more than a tenth lighter, since what was won would be lost again without a word.
 */
export function offBudget(sizes: Sizes, budget: Sizes): string[] {
  const gone = Object.keys(budget).filter((name) => !(name in sizes));
  return [
    ...Object.entries(sizes).flatMap(([name, parts]) => offThing(name, parts, budget[name])),
    ...gone.map((name) => `${name}: gone`),
  ];
}

/** Whether something weighs what was accepted, or is close enough. */
export function holds(parts: Parts, accepted: Parts | undefined): accepted is Parts {
  if (!accepted) return false;
  const was = sum(accepted);
  return Math.abs(sum(parts) - was) <= was * tolerance;
}

function offThing(name: string, parts: Parts, accepted: Parts | undefined): string[] {
  if (holds(parts, accepted)) return [];
  const is = sum(parts);
  if (!accepted) return [`${name}: new, ${count(is)}`];
  const was = sum(accepted);
  const percent = Math.round((100 * (is - was)) / was);
  return [
    `${name}: ${count(is)}, ${signed(percent)} % of ${count(was)}${reasons(parts, accepted)}`,
  ];
}

/** The parts that make the difference, what came first; nothing where there is but one. */
function reasons(parts: Parts, accepted: Parts): string {
  const names = [...new Set([...Object.keys(parts), ...Object.keys(accepted)])];
  if (names.length === 1) return '';
  const changes = names
    .map((part) => ({ part, by: (parts[part] ?? 0) - (accepted[part] ?? 0) }))
    .filter(({ by }) => Math.abs(by) > sum(accepted) * telling)
    .toSorted((one, other) => other.by - one.by)
    .map(({ part, by }) => `${part} ${signed(by)}${part in accepted ? '' : ' (new)'}`);
  return `: ${changes.join(', ')}`;
}

const sum = (parts: Parts) => Object.values(parts).reduce((total, bytes) => total + bytes, 0);

const count = (bytes: number) => bytes.toLocaleString('en');

const signed = (bytes: number) => `${bytes > 0 ? '+' : ''}${count(bytes)}`;
