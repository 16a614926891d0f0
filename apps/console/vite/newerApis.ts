import bcd, {
  type CompatStatement,
  type Identifier,
} from '@mdn/browser-compat-data' with { type: 'json' };
import { parseAst, type Plugin } from 'vite';
import { supported } from './supportedBrowsers.ts';

/** What the oldest browsers lack: names with the browser and its first version, such as `safari 18`. */
interface Newer {
  /** Functions of a global object, such as `URL.parse`. */
  statics: Map<string, string>;
  /** Global objects and functions. */
  globals: Map<string, string>;
  /**
   * Methods of objects, where no object of the platform has an older method of that name. Only names of several words:
   * code of its own often has a `first` or `watch`. Those of the language are left to the compiler (`lib`).
   */
  methods: Map<string, string>;
}

/** MDN's names of the browsers. Edge has what Chrome has. */
const names = {
  chrome: 'chrome',
  firefox: 'firefox',
  safari: 'safari',
  ios: 'safari_ios',
} as const;

/** The browser that lacks something, with the version that brought it. Undefined if all have it. */
function lacking({ support }: CompatStatement): string | undefined {
  for (const [ours, theirs] of Object.entries(names)) {
    const all = [support[theirs] ?? []].flat();
    const oldest = Number(supported[ours as keyof typeof names]);
    const has = all.some(
      ({
        version_added: added,
        version_removed: removed,
        flags,
        prefix,
        alternative_name: other,
      }) =>
        typeof added === 'string' &&
        Number.parseFloat(added.replace('≤', '')) <= oldest &&
        !removed &&
        !flags &&
        !prefix &&
        !other,
    );
    if (!has) return `${ours} ${all[0]?.version_added || 'has none'}`;
  }
  return undefined;
}

/** The entries of a part of MDN's table, without its own `__compat`. */
const membersOf = (item: Identifier | undefined) =>
  Object.entries(item ?? {}).filter(([key]) => key !== '__compat') as [string, Identifier][];

/** Reads MDN's table of what each browser has: https://github.com/mdn/browser-compat-data. */
function readNewer(): Newer {
  const newer: Newer = { statics: new Map(), globals: new Map(), methods: new Map() };
  const old = new Set<string>();
  const note = (into: Map<string, string>, name: string, { __compat: compat }: Identifier) => {
    const why = compat && lacking(compat);
    if (why) into.set(name, why);
    return Boolean(why);
  };
  const objects = [...membersOf(bcd.api), ...membersOf(bcd.javascript.builtins)];
  for (const [object, item] of objects) {
    note(newer.globals, object, item);
    const isGlobal = object === 'Window' || object === 'WorkerGlobalScope';
    for (const [key, member] of membersOf(item)) {
      if (key === object) continue;
      const name = key.replace(/_(static|event)$/, '');
      if (isGlobal) note(newer.globals, name, member);
      note(newer.statics, `${object}.${name}`, member);
      if (/[a-z][A-Z]/.test(name) && !note(newer.methods, name, member)) old.add(name);
    }
  }
  for (const name of old) newer.methods.delete(name);
  return newer;
}

const newer = readNewer();

/** Names that do no harm: methods of React and Day.js, and what React and the router look for before they call it. */
const harmless: ReadonlySet<string> = new Set([
  'createContext',
  'isValid',
  'toArray',
  'navigation',
  'startViewTransition',
  'skipTransition',
]);

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function* walk(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child)) yield* walk(child);
  }
}

const nameOf = (node: unknown): string =>
  isNode(node) && node.type === 'Identifier' && typeof node['name'] === 'string'
    ? node['name']
    : '';

/** Whether a member is read by its name: `a.b`, not `a[b]`. */
const isMember = (node: unknown): node is Node =>
  isNode(node) && node.type === 'MemberExpression' && node['computed'] === false;

/** The name that a chain of members begins with: `Temporal` of `Temporal.Now`. */
const rootOf = (node: unknown): string => (isMember(node) ? rootOf(node['object']) : nameOf(node));

/** Syntax of patterns that no compiler replaces: `(?i:…)`, since Chrome 125, Firefox 132 and Safari 26. */
const modifier = /\(\?(?:[ims]+-?|-)[ims]*:/;

const isPattern = (value: unknown): value is { pattern: string } =>
  typeof value === 'object' && value !== null && 'pattern' in value;

/** The names that a piece of code declares: its variables, parameters, functions, classes and imports. */
function* declared({ type, id, local, params }: Node): Generator<string> {
  const all = [/Declarat(or|ion)$/.test(type) ? id : undefined, local, params].flat();
  for (const one of all) if (isNode(one)) for (const node of walk(one)) yield nameOf(node);
}

/**
 * Finds calls of functions that the oldest supported browsers lack, of the language and of the web. A call with `?.`
 * has looked for its function.
 * @param code TypeScript or JavaScript
 * @returns one line for each: what is called, and which browser has it since when
 */
export function newerApis(code: string, lang: 'js' | 'ts' | 'tsx' = 'js'): string[] {
  const nodes = [...walk(parseAst(code, { lang }) as unknown as Node)];
  const own = new Set(nodes.flatMap((node) => [...declared(node)]));
  const found = new Map<string, string>();
  const note = (name: string, at: Node, why: string | undefined) => {
    if (!why || harmless.has(name)) return;
    found.set(name, `${name} (line ${code.slice(0, at.start).split('\n').length}): ${why}`);
  };
  for (const node of nodes) {
    const { callee, regex } = node;
    if (isPattern(regex) && modifier.test(regex.pattern)) note(regex.pattern, node, 'a modifier');
    if (!/^(Call|New)Expression$/.test(node.type) || node['optional']) continue;
    const root = rootOf(callee);
    if (!own.has(root)) note(root, node, newer.globals.get(root));
    if (!isMember(callee)) continue;
    const object = nameOf(callee['object']);
    const name = nameOf(callee['property']);
    const path = `${object}.${name}`;
    if (!own.has(object)) note(path, node, newer.statics.get(path));
    if (/^(window|globalThis|self)$/.test(object)) note(name, node, newer.globals.get(name));
    if (!found.has(path)) note(name, node, newer.methods.get(name));
  }
  return [...found.values()];
}

/** Fails the build if its files, libraries included, call what the oldest supported browsers lack. */
export function noNewerApis(): Plugin {
  return {
    name: 'no-newer-apis',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        const faults = file.type === 'chunk' ? newerApis(file.code) : [];
        if (faults.length > 0)
          this.error(`${file.fileName} needs newer browsers:\n${faults.join('\n')}`);
      }
    },
  };
}
