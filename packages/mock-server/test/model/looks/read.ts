import { expect } from 'vitest';
import type { OperationId } from '../../../src/generated/operations.ts';
import { field } from '../../../src/input/json.ts';
import type { Caller } from '../draft.ts';
import type { Model } from '../memory.ts';
import type { Good, Service } from '../service.ts';

/** Reads related data as everybody who may read it. Throws if it disagrees. */
export type Look = (service: Service, model: Model) => Promise<void>;

/** Reads every row of a list, page by page. Their number must be the total of the pagination. */
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
    // The service has checked the pages against the schema of this type.
    return rows as Good<Id>[Key];
  }
}

/** The total in the pagination of a list. */
export async function total(
  service: Service,
  caller: Caller,
  id: OperationId,
  params: Readonly<Record<string, unknown>> = {},
): Promise<number> {
  const body: unknown = await service.get(caller, id, { per_page: 1, ...params });
  return Number(field(field(body, 'pagination'), 'total'));
}

/** The number of times that each value occurs. */
export function pluralize(values: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

/** Whether texts are in descending order; for times, newest first. */
export function isDescending(values: readonly string[]): boolean {
  return values.every((value, index) => index === 0 || value <= (values[index - 1] ?? value));
}

/** The values as sorted texts, without duplicates. */
export function distinct(values: readonly (string | number)[]): string[] {
  return [...new Set(values.map(String))].toSorted();
}
