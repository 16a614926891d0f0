import { parseArgs } from 'node:util';

import { noiseGate, type NoiseLimits, type Sample } from './noise.ts';

/** Figures by title, such as `{ 'rows painted, ms': 812 }`. */
export type Figures = Record<string, number>;

/** Something that a bench measures. */
export interface Measure<Subject> {
  title: string;
  /** Whether its figures do not depend on the machine, such as bytes: then one sample is enough. */
  isExact?: boolean;
  /** Takes one sample. A subject that cannot do what is measured throws: its figures show as dashes. */
  take: (subject: Subject) => Promise<Figures>;
}

/** The options of a bench. */
export interface BenchOptions extends NoiseLimits {
  /** A name of the commit to compare with. */
  against: string | undefined;
  /** How many samples each subject gives for each measure. */
  rounds: number;
  /** Modules that describe other programs to measure. */
  peers: string[];
}

/** Reads the options of a bench. Throws for an unknown one. */
export function benchOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: args.filter((arg) => arg !== '--'),
    options: {
      against: { type: 'string' },
      rounds: { type: 'string', default: '5' },
      noise: { type: 'string', default: '6' },
      wait: { type: 'string', default: '600' },
      peer: { type: 'string', multiple: true, default: [] },
    },
  });
  return {
    against: values.against,
    rounds: Math.max(3, Number(values.rounds)),
    limit: Number(values.noise) / 100,
    wait: Number(values.wait),
    peers: values.peer,
  };
}

/**
 * Measures all subjects in turns, one sample after the other, since they share the machine: A B, then B A, and so on.
 * Prints a table for each measure, with the medians of all subjects and what the first one's are of the others'.
 * @param subjects By name. The first one is the build that is judged.
 * @param goals The largest right value of figures that do not depend on the machine, such as bytes.
 */
export async function compare<Subject>(
  subjects: Readonly<Record<string, Subject>>,
  measures: readonly Measure<Subject>[],
  { rounds, ...limits }: BenchOptions,
  goals: Readonly<Figures> = {},
): Promise<void> {
  const gate = noiseGate(limits);
  const names = Object.keys(subjects);
  for (const { title, isExact, take } of measures) {
    const turns = inTurns(Object.entries(subjects), isExact ? 1 : rounds);
    console.log(isExact ? title : `${title}: medians of ${rounds} rounds`);
    const samples = new Map(names.map((name) => [name, new Array<Figures>()]));
    const failures = new Set<string>();
    let disturbed = 0;
    for (const [name, subject] of turns) {
      try {
        const sample = await (isExact ? undisturbed : gate)(() => take(subject));
        samples.get(name)?.push(sample.value);
        if (sample.disturbed) disturbed += 1;
      } catch (error) {
        failures.add(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    console.table(tableOf(samples, goals));
    if (disturbed > 0) {
      console.log(`Other processes disturbed ${disturbed} of ${turns.length} samples`);
    }
    for (const failure of failures) console.log(failure);
  }
}

const undisturbed = async <Value>(take: () => Promise<Value>): Promise<Sample<Value>> => ({
  value: await take(),
  disturbed: false,
});

/** Each entry once per round, in the opposite order in every second round. */
export function inTurns<Entry>(entries: readonly Entry[], rounds: number): Entry[] {
  return Array.from({ length: rounds }, (_, round) =>
    round % 2 === 0 ? entries : entries.toReversed(),
  ).flat();
}

/**
 * A line for each figure of the first subject: its medians, and the first subject's median divided by the others'. A
 * figure without a value shows as a dash.
 */
export function tableOf(
  samples: ReadonlyMap<string, readonly Figures[]>,
  goals: Readonly<Figures> = {},
): Record<string, Record<string, string>> {
  const titles = new Set([...samples.values()].flat().flatMap(Object.keys));
  return Object.fromEntries(
    [...titles].map((title) => {
      const medians = [...samples].map(([name, all]) => [name, medianOf(all, title)] as const);
      const own = medians[0]?.[1] ?? Number.NaN;
      const cells = medians.map(([name, value], index) => [
        name,
        index === 0 ? textOf(value) : withRatio(value, own),
      ]);
      const goal = goals[title];
      return [
        title,
        Object.fromEntries([...cells, ...(goal === undefined ? [] : [['goal', textOf(goal)]])]),
      ];
    }),
  );
}

function withRatio(value: number, own: number): string {
  const ratio = own / value;
  return Number.isFinite(ratio) ? `${textOf(value)} (${ratio.toFixed(2)} ×)` : textOf(value);
}

/** The median: of an even number of values, the mean of the two in the middle. NaN if there are none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = (sorted.length - 1) / 2;
  const [low = Number.NaN, high = Number.NaN] = [sorted[Math.floor(half)], sorted[Math.ceil(half)]];
  return (low + high) / 2;
}

function medianOf(samples: readonly Figures[], title: string): number {
  return median(samples.map((figures) => figures[title] ?? Number.NaN).filter(Number.isFinite));
}

/** Three digits are enough: more would differ in the next run. */
function textOf(value: number): string {
  if (!Number.isFinite(value)) return '–';
  return value >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)));
}
