import path from 'node:path';

import {
  getTokenPosOfNode,
  type JsxElement,
  type JsxFragment,
  type JsxOpeningLikeElement,
  type Node,
  type SourceFile,
} from 'typescript/unstable/ast';
import {
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxOpeningLikeElement,
  isJsxText,
  isNoSubstitutionTemplateLiteral,
  isStringLiteral,
} from 'typescript/unstable/ast/is';
import { API, type Checker, SymbolFlags, type Type, TypeFlags } from 'typescript/unstable/sync';

import { inRepo } from '../src/run/paths.ts';

const folder = inRepo('apps/console');

/**
 * Finds what breaks in a page that the browser translates. A translator takes each text node out of the page and puts
 * an element in its place, of which React knows nothing. React needs a text node again if the text has siblings: to
 * change it, to take it away, or to put something in front of it. So
 *
 * - a text that changes is alone in its element, and what comes and goes has no bare text beside it;
 * - no fragment, list or component has a bare text at its top, since that gets siblings where it is used.
 *
 * The types tell what may be a text: a `ReactNode` may, a `ReactElement` may not.
 * @param fixture a component to search instead of the console
 * @returns `file:line: what is wrong` of every place
 */
export function bareTexts(fixture?: string): string[] {
  const config = path.join(folder, fixture ? 'fixture.json' : 'tsconfig.json');
  const virtual = new Map([
    [config, '{ "extends": "./tsconfig.json", "include": ["src/fixture.tsx"] }'],
    [path.join(folder, 'src/fixture.tsx'), fixture ?? ''],
  ]);
  const fs = {
    readFile: (file: string) => virtual.get(file),
    fileExists: (file: string) => (virtual.has(file) ? true : undefined),
    getAccessibleEntries: (name: string) =>
      name === path.join(folder, 'src') ? { files: ['fixture.tsx'], directories: [] } : undefined,
  };
  const api = new API({ cwd: folder, ...(fixture && { fs }) });
  try {
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error(`TypeScript does not open ${config}`);
    const { checker, program } = project;
    const known: Known = { types: new Map(), components: new Map() };
    return program
      .getSourceFileNames()
      .filter((file) => file.startsWith(`${folder}/src/`) && /(?<!\.test)\.tsx$/.test(file))
      .flatMap((file) => {
        const source = program.getSourceFile(file);
        return source ? findIn(source, checker, known) : [];
      });
  } finally {
    api.close();
  }
}

/** What a child of an element is. */
interface Child {
  /** Whether it may be a text node, or a list with one. */
  isText: boolean;
  isList: boolean;
  /** Whether it may come and go, or change its text. */
  changes: boolean;
}

const element: Child = { isText: false, isList: false, changes: false };
const fixedText: Child = { ...element, isText: true };

/** What was asked already, since each question to TypeScript takes a while. By the ids of types and of symbols. */
type Known = Readonly<Record<'types' | 'components', Map<number, Child>>>;

function findIn(source: SourceFile, checker: Checker, { types, components }: Known): string[] {
  const found: string[] = [];
  const add = (node: Node, what: string) => {
    const line = source.text.slice(0, getTokenPosOfNode(node, source)).split('\n').length;
    found.push(`${path.relative(folder, source.fileName)}:${line}: ${what}`);
  };

  const ofType = (type: Type): Child => {
    const known = types.get(type.id);
    if (known) return known;
    const parts = unionOf(type);
    const members = parts.flatMap((part) => membersOf(part, checker));
    const isList = members.flatMap(unionOf).some(isTextType);
    const isText = isList || parts.some(isTextType);
    const child = { isText, isList, changes: isText || parts.length > 1 || members.length > 0 };
    types.set(type.id, child);
    return child;
  };

  const ofComponent = (tag: JsxOpeningLikeElement): Child => {
    const named = checker.getSymbolAtLocation(tag.tagName);
    if (!named || /^[a-z]/.test(tag.tagName.getText(source))) return element;
    const symbol = named.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(named) : named;
    const known = components.get(symbol.id);
    if (known) return known;
    const signature = checker.getResolvedSignature(tag);
    const returned = signature && checker.getReturnTypeOfSignature(signature);
    // One that returns a node, as those of libraries do, shows what it is given.
    const component = !returned || isNode(returned) ? element : ofType(returned);
    components.set(symbol.id, component);
    if (component.isText) add(tag, `<${symbol.name}> may be a bare text`);
    return component;
  };

  const childrenOf = ({ children }: JsxElement | JsxFragment): Child[] =>
    children.flatMap((child): Child | Child[] => {
      if (isJsxText(child)) {
        // Nobody translates a blank.
        return child.text.trim() === '' ? [] : fixedText;
      }
      if (isJsxElement(child)) return ofComponent(child.openingElement);
      if (isJsxOpeningLikeElement(child)) return ofComponent(child);
      if (isJsxFragment(child)) return childrenOf(child);
      if (!isJsxExpression(child) || !child.expression) return [];
      const { expression } = child;
      if (isStringLiteral(expression) || isNoSubstitutionTemplateLiteral(expression)) {
        return expression.text.trim() === '' ? [] : fixedText;
      }
      const type = checker.getTypeAtLocation(expression);
      return type ? ofType(type) : [];
    });

  const visit = (node: Node): void => {
    if (isJsxOpeningLikeElement(node)) ofComponent(node);
    if (isJsxElement(node) || isJsxFragment(node)) {
      const children = childrenOf(node);
      if (!children.some(({ isText }) => isText)) {
        // Elements may come and go beside each other.
      } else if (isJsxFragment(node)) {
        add(node, 'a bare text in a fragment');
      } else if (children.some(({ isList }) => isList)) {
        add(node, 'a bare text in a list');
      } else if (children.length > 1 && children.some(({ changes }) => changes)) {
        add(node, 'a bare text beside what changes');
      }
    }
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}

const unionOf = (type: Type): readonly Type[] =>
  type.isUnionType() ? type.getTypes().flatMap(unionOf) : [type];

/** The types of a list's members. Nothing for another type. */
const membersOf = (type: Type, checker: Checker): readonly Type[] =>
  type.isTypeReference() && checker.isArrayType(type) ? checker.getTypeArguments(type) : [];

/** React makes no text node of an empty text. */
const isTextType = (type: Type): boolean =>
  (type.flags & (TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike)) !== 0 &&
  !(type.isStringLiteralType() && type.value === '');

/** Whether it is `ReactNode`. */
const isNode = (type: Type): boolean =>
  unionOf(type).some((part) => part.getSymbol()?.name === 'Iterable');
