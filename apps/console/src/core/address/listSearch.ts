import type { sortOrders } from '@dropcatch/sdk';
import type * as v from 'valibot';
import {
  choiceParam,
  choiceParamOr,
  dayParam,
  idParam,
  numberChoiceParam,
  numberParam,
  pageParam,
  searchParams,
  sortKeyParam,
  textParam,
} from './searchSchema.ts';

/** A parameter of a query, as the contract has it. */
interface Parameter {
  /** Text by default. */
  type?: string;
  format?: string;
  options?: readonly (string | number)[];
  maxLength?: number;
  pattern?: string;
  default?: unknown;
}

// prettier-ignore
type Param<Name, P> =
  Name extends 'page' ? typeof pageParam
  : Name extends 'sort_by' ? ReturnType<typeof sortKeyParam>
  : Name extends 'sort_order' ? ReturnType<typeof choiceParamOr<typeof sortOrders>>
  : P extends { options: infer T extends readonly string[] } ? ReturnType<typeof choiceParam<T>>
  : P extends { options: infer T extends readonly number[] } ? ReturnType<typeof numberChoiceParam<T>>
  : P extends { type: 'boolean' } ? ReturnType<typeof choiceParam<['true', 'false']>>
  : P extends { type: 'integer' } ? typeof idParam
  : P extends { type: 'number' } ? typeof numberParam
  : P extends { format: 'date' } ? typeof dayParam
  : ReturnType<typeof textParam>;

type Params<Query> = { [Name in Exclude<keyof Query, 'per_page'>]: Param<Name, Query[Name]> };

/** Page and sorting have a default. A filter that is not set is absent. */
function paramOf(name: string, query: Parameter): v.GenericSchema {
  const { type, format, options, maxLength = 0, pattern = '' } = query;
  const initial = String(query.default);
  const values = options?.map(String) ?? [];
  if (name === 'page') return pageParam;
  if (name === 'sort_by') return sortKeyParam({ pattern, maxLength }, initial);
  if (name === 'sort_order') return choiceParamOr(values, initial);
  if (type === 'boolean') return choiceParam(['true', 'false']);
  if (options)
    return type === 'integer' ? numberChoiceParam(options.map(Number)) : choiceParam(values);
  if (type === 'integer') return idParam;
  if (type === 'number') return numberParam;
  return format === 'date' ? dayParam : textParam(maxLength);
}

/**
 * The schema of a list's search parameters: those of its query by the contract's types, values, limits and defaults, but
 * for the number of rows.
 * @param query the limits of the query, such as `ordersListQueryLimits`
 * @param more parameters that are not sent, and those with a schema or default of their own
 */
export function listSearch<Query extends object, const More extends v.ObjectEntries>(
  query: Query,
  more: More,
) {
  const { per_page: _, ...sent } = query as Record<string, Parameter>;
  const params = Object.entries(sent).map(([name, parameter]) => [name, paramOf(name, parameter)]);
  const all = { ...Object.fromEntries(params), ...more } as unknown;
  return searchParams(all as Omit<Params<Query>, keyof More> & More);
}
