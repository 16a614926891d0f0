/** Names and values of the contract in TypeScript. */
import type { Json } from './contract.ts';

/** `updateStatus` → `UpdateStatus`. */
export function pascal(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** `OrderState` → `orderState`, `EPPLog` → `eppLog`. */
export function camel(name: string): string {
  return name.replace(/^[A-Z]+(?![a-z])|^[A-Z]/, (head) => head.toLowerCase());
}

/** `orderState` → `orderStates`, `category` → `categories`, `status` → `statuses`. */
export function plural(name: string): string {
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/.test(name) ? `${name}es` : `${name}s`;
}

/** The prefix of the types of an operation: `orders/list` → `OrdersList`. */
export function operationTypeName(id: string): string {
  return id.split('/').map(pascal).join('');
}

/** A property name, in quotes if JavaScript needs them. */
export function propertyKey(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name);
}

/** A string literal in single quotes. */
export function quote(value: string): string {
  return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/** A JSON value in TypeScript, on several lines if it is wider than `width`. */
export function literal(value: Json | undefined, width = Infinity, indent = ''): string {
  if (typeof value === 'string') return quote(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((part) => literal(part, width, inner))
    : Object.entries(value).map(
        ([key, part]) => `${propertyKey(key)}: ${literal(part, width, inner)}`,
      );
  const [open, close, space] = Array.isArray(value) ? ['[', ']', ''] : ['{', '}', ' '];
  if (parts.length === 0) return `${open}${close}`;
  const line = `${open}${space}${parts.join(', ')}${space}${close}`;
  if (line.length + indent.length <= width && !line.includes('\n')) return line;
  return `${open}\n${parts.map((part) => `${inner}${part},\n`).join('')}${indent}${close}`;
}
