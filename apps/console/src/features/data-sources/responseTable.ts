import { toAsciiName } from '../../entities/domains/idn.ts';
import { isList, isObject, type JsonValue } from './response.ts';

const isScalar = (value: JsonValue) => !isList(value) && !isObject(value);

/** Whether a value has a field: a single value with a name. */
function hasFields(value: JsonValue): boolean {
  if (isList(value)) return value.some(hasFields);
  return isObject(value) && Object.values(value).some((one) => isScalar(one) || hasFields(one));
}

/** Whether an object has its records by domain: `{"tidalforge.com":{"flow":5}}`. */
const isByDomain = (value: JsonValue) =>
  isObject(value) &&
  Object.keys(value).length > 0 &&
  Object.keys(value).every((name) => toAsciiName(name) !== undefined);

const hasDomainKeys = (value: JsonValue): boolean =>
  isObject(value) && (isByDomain(value) || Object.values(value).some(hasDomainKeys));

/** A record as an object: of a list its items by their places, of a single value the `value`. */
function recordOf(record: JsonValue): JsonValue {
  if (isObject(record)) return record;
  return isList(record) ? Object.fromEntries(Object.entries(record)) : { value: record };
}

function tabular(value: JsonValue): JsonValue {
  if (isList(value)) {
    const isRow = (item: JsonValue) => isScalar(item) || (isList(item) && item.every(isScalar));
    return value.map((item) => (isRow(item) ? recordOf(item) : tabular(item)));
  }
  if (!isObject(value)) return value;
  const entries = Object.entries(value);
  return isByDomain(value)
    ? entries.map(([domain, item]) => ({ domain, ...(recordOf(item) as object) }))
    : Object.fromEntries(entries.map(([name, item]) => [name, tabular(item)]));
}

/**
 * Changes a response to a list of objects where the service reads it so: lists of lists, lists of single values, and
 * records by domain, which then have it in the field `domain`. Others stay as they are.
 */
export function asTable(response: JsonValue): JsonValue {
  return !hasFields(response) || hasDomainKeys(response) ? tabular(response) : response;
}
