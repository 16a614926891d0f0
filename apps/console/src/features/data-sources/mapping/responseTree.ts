import { cellText } from '../../../entities/sources/cellText.ts';
import { isList, isMap, type JsonValue } from './jsonValue.ts';
import { within } from './responseMapping.ts';

/** A value of a response in its place, for picking fields. */
export interface TreeNode {
  /** A name, or the number of an item in brackets. */
  name: string;
  /** The path to the innermost list that it stands in, dotted, without numbers; empty for the response itself. */
  list: string;
  /** The path from the list's item to it, dotted; empty for the item itself. */
  field: string;
  kind: 'list' | 'map' | 'leaf';
  /** What a leaf holds, cut where it is long. */
  text: string;
  /** How many a list or a map holds. */
  count: number;
  /** Those of them that show: the first ones. */
  children: TreeNode[];
}

/** So many items of a list show: the others look alike. */
const shownItems = 3;
const shownNames = 200;
const shownCharacters = 60;

/** A response as a tree. */
export function treeOf(response: JsonValue): TreeNode {
  return nodeOf('', '', '', response);
}

function nodeOf(name: string, list: string, field: string, value: JsonValue): TreeNode {
  const node = { name, list, field, text: '' };
  if (isList(value)) {
    const path = field === '' ? list : within(list, field);
    const children = value
      .slice(0, shownItems)
      .map((item, index) => nodeOf(`[${index}]`, path, '', item));
    return { ...node, kind: 'list', count: value.length, children };
  }
  if (isMap(value)) {
    const entries = Object.entries(value);
    const children = entries
      .slice(0, shownNames)
      .map(([inner, item]) => nodeOf(inner, list, within(field, inner), item));
    return { ...node, kind: 'map', count: entries.length, children };
  }
  const text = value === null ? 'null' : cellText(value);
  const cut = text.length > shownCharacters ? `${text.slice(0, shownCharacters)}…` : text;
  return { ...node, kind: 'leaf', text: cut, count: 0, children: [] };
}

/** Where a field is: the path to the records, and the field in a record. */
export interface FieldPlace {
  array_path: string;
  field: string;
}

/** Whether a node is a field: items of a list that are plain values have no name to be read by. */
export function isField({ kind, field }: TreeNode): boolean {
  return kind === 'leaf' && field !== '';
}

/**
 * Where a picked field is. The path to the records stays where such a record has it; otherwise it becomes the
 * innermost list around the field.
 */
export function placeOf({ list, field }: TreeNode, arrayPath: string): FieldPlace {
  const whole = within(list, field);
  const inside = arrayPath.startsWith(list === '' ? '' : `${list}.`);
  if (arrayPath !== list && inside && whole.startsWith(`${arrayPath}.`)) {
    return { array_path: arrayPath, field: whole.slice(arrayPath.length + 1) };
  }
  return { array_path: list, field };
}
