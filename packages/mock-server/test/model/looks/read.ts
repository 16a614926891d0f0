import { expect } from 'vitest';
import type { OperationId } from '../../../src/generated/operations.ts';
import { field } from '../../../src/world/input.ts';
import type { Caller } from '../draft.ts';
import type { Model } from '../memory.ts';
import type { Good, Service } from '../service.ts';

/** Reads what belongs together as everybody who may, and throws where it does not agree. */
export type Look = (service: Service, model: Model) => Promise<void>;

/** Every row of a list, read page by page; their number is the one that each page tells. */
export async function all<Id extends OperationId, Key extends keyof Good<Id>>(
  service: Service,
  caller: Caller,
  id: Id,
  key: Key,
  params: Readonly<Record<string, unknown>> = {},
): Promise<Good<Id>[Key]> {
  const rows: unknown[] = [];
  for (let page = 1; ; page += 1) {
    const body = await service.get(caller, id, { per_page: 250, ...params, page });
    rows.push(...[body[key]].flat());
    const pagination = field(body, 'pagination');
    if (field(pagination, 'has_next') === true) continue;
    expect([id, rows.length]).toEqual([id, field(pagination, 'total')]);
    // The pages were checked against the schema that the type is made from.
    return rows as Good<Id>[Key];
  }
}

/** How many rows a list says that it has. */
export async function total(
  service: Service,
  caller: Caller,
  id: OperationId,
  params: Readonly<Record<string, unknown>> = {},
): Promise<number> {
  const body: unknown = await service.get(caller, id, { per_page: 1, ...params });
  return Number(field(field(body, 'pagination'), 'total'));
}

/** How often each value comes. */
export function counted(values: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

/** Texts in descending order; newest first, where they are times. */
export function isDescending(values: readonly string[]): boolean {
  return values.every((value, index) => index === 0 || value <= (values[index - 1] ?? value));
}

/** The same without what comes twice, in an order that depends on nothing else. */
export function distinct(values: readonly (string | number)[]): string[] {
  return [...new Set(values.map(String))].toSorted();
}
