import { type ContractOperation, operations } from '../generated/contract.ts';

/** Base path of the API (contract, servers). */
export const API_BASE = '/api';

/** The operation of a request and its percent-decoded path parameters. */
export interface RouteMatch {
  readonly operation: ContractOperation;
  readonly path: Readonly<Record<string, string>>;
}

interface Node {
  readonly literal: Map<string, Node>;
  parameter?: Node;
  readonly operations: Map<string, ContractOperation>;
}

const createNode = (): Node => ({ literal: new Map(), operations: new Map() });

function child(node: Node, segment: string): Node {
  if (segment.startsWith('{')) return (node.parameter ??= createNode());
  const known = node.literal.get(segment) ?? createNode();
  node.literal.set(segment, known);
  return known;
}

function buildIndex(): Node {
  const root = createNode();
  for (const operation of operations) {
    const leaf = operation.path.split('/').slice(1).reduce(child, root);
    leaf.operations.set(operation.method, operation);
  }
  return root;
}

const root = buildIndex();

/** Decodes a path segment. Undefined when its encoding is broken. */
function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/** The node of a path. A literal segment wins over a parameter, as in `/orders/stats`. */
function find(node: Node, segments: readonly string[]): Node | undefined {
  const [segment, ...rest] = segments;
  if (segment === undefined) return node.operations.size > 0 ? node : undefined;
  const literal = node.literal.get(segment);
  const found = literal && find(literal, rest);
  if (found !== undefined) return found;
  return node.parameter === undefined || segment === '' ? undefined : find(node.parameter, rest);
}

/**
 * Finds the operation of a method and an encoded path below /api. Without one, returns the methods of the path, or none
 * when there is no such path. A trailing slash counts, as in the contract.
 */
export function matchRoute(
  method: string,
  path: string,
): RouteMatch | { readonly allowed: readonly string[] } {
  const segments = path.split('/').slice(1);
  const node = find(root, segments);
  const operation = node?.operations.get(method);
  if (node === undefined || operation === undefined) {
    return { allowed: node === undefined ? [] : [...node.operations.keys()] };
  }
  const parameters: [string, string][] = [];
  for (const [index, part] of operation.path.split('/').slice(1).entries()) {
    if (!part.startsWith('{')) continue;
    const value = decode(segments[index] ?? '');
    if (value === undefined) return { allowed: [] };
    parameters.push([part.slice(1, -1), value]);
  }
  return { operation, path: Object.fromEntries(parameters) };
}
