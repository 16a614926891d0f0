import { capitalize } from '../../core/text/labels.ts';

/** A changed value: old and new. */
export interface AuditChange {
  name: string;
  from: string;
  to: string;
}

/** The `details` of an entry in a readable form. */
interface AuditDetails {
  /** The changed values. */
  changes: AuditChange[];
  /** All other values, by name. */
  facts: { name: string; value: string }[];
}

/** Words for the old or new side of a change. They are a name, or the start of a name: `from`, `from_state`. */
const sides: Readonly<Record<string, 'from' | 'to'>> = {
  from: 'from',
  old: 'from',
  before: 'from',
  to: 'to',
  new: 'to',
  after: 'to',
};
const sidePattern = /^(from|old|before|to|new|after)(?:_(.+))?$/;

interface Leaf {
  path: readonly string[];
  value: string;
}

/**
 * Makes the `details` of an entry readable. Their shape depends on the action: pairs such as `from_state` and
 * `to_state`, `{ email: { old, new } }` or `{ before: {…}, after: {…} }` become changes, all other values become facts.
 * Every value shows exactly once.
 */
export function auditDetails(details: Readonly<Record<string, unknown>> | null): AuditDetails {
  const leaves = details ? leavesOf(details, []) : [];
  const pairs = new Map<string, { name: string; from: Leaf[]; to: Leaf[] }>();
  const pairOf = new Map<Leaf, string>();
  for (const leaf of leaves) {
    const sided = parseSide(leaf.path);
    if (!sided) continue;
    const key = JSON.stringify(sided.path);
    const pair = pairs.get(key) ?? { name: nameOf(sided.path), from: [], to: [] };
    pair[sided.side].push(leaf);
    pairs.set(key, pair);
    pairOf.set(leaf, key);
  }

  const changes: AuditChange[] = [];
  const facts: AuditDetails['facts'] = [];
  for (const leaf of leaves) {
    const pair = pairs.get(pairOf.get(leaf) ?? '');
    const [from, to] = [pair?.from[0], pair?.to[0]];
    if (!pair || !from || !to || pair.from.length > 1 || pair.to.length > 1) {
      facts.push({ name: nameOf(leaf.path), value: leaf.value });
    } else if (leaf === from) {
      changes.push({ name: pair.name, from: from.value, to: to.value });
    }
  }
  return { changes, facts };
}

/** The side of a change in a path, and the path of the changed value; undefined if the path has no side. */
function parseSide(path: readonly string[]): { side: 'from' | 'to'; path: string[] } | undefined {
  for (const [index, name] of path.entries()) {
    const [, word, rest] = sidePattern.exec(name) ?? [];
    const side = word === undefined ? undefined : sides[word];
    if (side) return { side, path: path.toSpliced(index, 1, ...(rest ? [rest] : [])) };
  }
  return undefined;
}

function leavesOf(value: unknown, path: readonly string[]): Leaf[] {
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value);
    const isPrimitiveList = Array.isArray(value) && value.every((item) => Object(item) !== item);
    if (entries.length === 0) return path.length > 0 ? [{ path, value: 'none' }] : [];
    if (isPrimitiveList) return [{ path, value: value.map(textOf).join(', ') }];
    return entries.flatMap(([name, inner]) => leavesOf(inner, [...path, name]));
  }
  return [{ path, value: textOf(value) }];
}

const valueLabels = new Map<unknown, string>([
  [null, 'none'],
  ['', '(empty)'],
  [true, 'Yes'],
  [false, 'No'],
]);

function textOf(value: unknown): string {
  return valueLabels.get(value) ?? String(value);
}

/** The label of a path: `changes › payment_method` is `Payment method`, without `changes`. */
function nameOf(path: readonly string[]): string {
  const relevant = path.filter((name) => name !== 'changes');
  const names = (relevant.length > 0 ? relevant : path).map((name) => name.replaceAll('_', ' '));
  return capitalize(names.join(' › ') || 'value');
}
