/** A changed value, old and new. */
export interface AuditChange {
  name: string;
  from: string;
  to: string;
}

/** The `details` of an audit log entry, readable. */
interface AuditDetails {
  /** What changed, from what to what. */
  changes: AuditChange[];
  /** Everything else, by name. */
  facts: { name: string; value: string }[];
}

/** Words that mark the old or new side of a change, as a name or before one: `from`, `from_state`. */
const sides: Readonly<Record<string, 'from' | 'to'>> = {
  from: 'from',
  old: 'from',
  before: 'from',
  to: 'to',
  new: 'to',
  after: 'to',
};
const sided = /^(from|old|before|to|new|after)(?:_(.+))?$/;

interface Leaf {
  path: readonly string[];
  value: string;
}

/**
 * Makes an entry's `details`, whose shape depends on the action, readable: pairs such as `from_state` and `to_state`,
 * `{ email: { old, new } }` or `{ before: {…}, after: {…} }` become changes, all other values facts. Every value shows
 * exactly once, whatever the shape.
 */
export function auditDetails(details: Readonly<Record<string, unknown>> | null): AuditDetails {
  const leaves = details ? leavesOf(details, []) : [];
  const pairs = new Map<string, { name: string; from: Leaf[]; to: Leaf[] }>();
  const pairOf = new Map<Leaf, string>();
  for (const leaf of leaves) {
    const place = placeOf(leaf.path);
    if (!place) continue;
    const key = JSON.stringify(place.path);
    const pair = pairs.get(key) ?? { name: nameOf(place.path), from: [], to: [] };
    pair[place.side].push(leaf);
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

/** The side of a change that a path names, and the path of the changed value. */
function placeOf(path: readonly string[]): { side: 'from' | 'to'; path: string[] } | undefined {
  for (const [index, name] of path.entries()) {
    const [, word, rest] = sided.exec(name) ?? [];
    const side = word === undefined ? undefined : sides[word];
    if (side) return { side, path: path.toSpliced(index, 1, ...(rest ? [rest] : [])) };
  }
  return undefined;
}

function leavesOf(value: unknown, path: readonly string[]): Leaf[] {
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value);
    const plainList = Array.isArray(value) && value.every((item) => Object(item) !== item);
    if (entries.length === 0) return path.length > 0 ? [{ path, value: 'none' }] : [];
    if (plainList) return [{ path, value: value.map(textOf).join(', ') }];
    return entries.flatMap(([name, inner]) => leavesOf(inner, [...path, name]));
  }
  return [{ path, value: textOf(value) }];
}

const words = new Map<unknown, string>([
  [null, 'none'],
  ['', '(empty)'],
  [true, 'Yes'],
  [false, 'No'],
]);

function textOf(value: unknown): string {
  return words.get(value) ?? String(value);
}

/** `changes › payment_method` as `Payment method`: without the parts that only mark a change. */
function nameOf(path: readonly string[]): string {
  const telling = path.filter((name) => name !== 'changes');
  const names = (telling.length > 0 ? telling : path).map((name) => name.replaceAll('_', ' '));
  const text = names.join(' › ') || 'value';
  return text.charAt(0).toUpperCase() + text.slice(1);
}
