/** Names made from the contract's names. */

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

/** A property name, in quotes where JavaScript needs them. */
export function propertyKey(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name);
}

/** A type of the given strings: `'json' | 'file'`. */
export function union(values: readonly string[]): string {
  return values.map(quote).join(' | ');
}

/** A string literal in single quotes. */
export function quote(value: string): string {
  return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}
