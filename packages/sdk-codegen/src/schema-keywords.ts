import type { Schema } from './contract.ts';
import { array, ContractError, isObject, object, onlyKeys, oneOf, text } from './values.ts';

const types = ['string', 'integer', 'number', 'boolean', 'array', 'object', 'null'] as const;

/** Formats that mean something to the types (binary), the mock's checks or a reader. */
const formats = [
  'date',
  'date-time',
  'time',
  'email',
  'uri',
  'hostname',
  'ipv4',
  'ipv6',
  'password',
  'binary',
  'int32',
  'int64',
  'double',
] as const;

type Check = (value: unknown, where: string) => void;

const anything: Check = () => {};
const schema: Check = (value, where) => assertSchema(value, where);
const schemaOrBoolean: Check = (value, where) => {
  if (typeof value !== 'boolean') assertSchema(value, where);
};
const schemas: Check = (value, where) =>
  array(value, where).forEach((item, index) => assertSchema(item, `${where}/${index}`));
const isNumber: Check = (value, where) => {
  if (typeof value !== 'number') throw new ContractError(where, 'a number is needed here');
};
const isBoolean: Check = (value, where) => {
  if (typeof value !== 'boolean') throw new ContractError(where, 'true or false is needed here');
};
const names: Check = (value, where) => array(value, where).forEach((name) => text(name, where));

/** Every keyword that a schema of the contract may use, with the check of its value. */
const keywords: Record<string, Check> = {
  $ref: text,
  type: (value, where) =>
    (Array.isArray(value) ? value : [value]).forEach((type) => oneOf(type, types, where)),
  format: (value, where) => oneOf(value, formats, where),
  enum: array,
  const: anything,
  title: text,
  description: text,
  default: anything,
  example: anything,
  examples: array,
  deprecated: isBoolean,
  readOnly: isBoolean,
  writeOnly: isBoolean,
  properties: (value, where) => {
    for (const [name, property] of Object.entries(object(value, where))) {
      assertSchema(property, `${where}/${name}`);
    }
  },
  required: names,
  unevaluatedProperties: isBoolean,
  additionalProperties: schemaOrBoolean,
  propertyNames: schema,
  minProperties: isNumber,
  maxProperties: isNumber,
  items: schemaOrBoolean,
  prefixItems: schemas,
  minItems: isNumber,
  maxItems: isNumber,
  uniqueItems: isBoolean,
  allOf: schemas,
  oneOf: schemas,
  anyOf: schemas,
  discriminator: object,
  minimum: isNumber,
  maximum: isNumber,
  exclusiveMinimum: isNumber,
  exclusiveMaximum: isNumber,
  multipleOf: isNumber,
  minLength: isNumber,
  maxLength: isNumber,
  pattern: text,
};

/**
 * Checks that a schema uses only keywords that the generator knows, with values of the right kind, all the way down.
 * @throws {ContractError} naming the place
 */
export function assertSchema(value: unknown, where: string): asserts value is Schema {
  if (!isObject(value)) throw new ContractError(where, 'a schema is needed here');
  onlyKeys(value, Object.keys(keywords), where);
  for (const [keyword, part] of Object.entries(value))
    keywords[keyword]?.(part, `${where}/${keyword}`);
  const required: unknown = value.required;
  if (Array.isArray(required) && isObject(value.properties)) {
    for (const name of required) {
      if (!(String(name) in value.properties)) {
        throw new ContractError(`${where}/required`, `"${String(name)}" is not a property`);
      }
    }
  }
}
