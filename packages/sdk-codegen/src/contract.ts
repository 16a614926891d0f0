/**
 * The contract in the emitters' form: references to parameters and responses are resolved, and every operation is
 * checked and complete. Schemas keep their references, because each component schema becomes one named type.
 */

/** A fault in the contract, with its place. */
export class ContractError extends Error {
  override name = 'ContractError';
  constructor(where: string, problem: string) {
    super(`${where}: ${problem}`);
  }
}

/** A JSON value. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** The part of a JSON schema (2020-12) that emitters use. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: (string | number)[];
  const?: Json;
  format?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  unevaluatedProperties?: boolean;
  propertyNames?: Schema;
  /** False closes a tuple of `prefixItems`. */
  items?: Schema | boolean;
  prefixItems?: Schema[];
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  default?: Json;
  example?: Json;
  examples?: Json[];
  /**
   * `enum` has the known values, and others may be added. In the contract, this is `anyOf` an enumeration and any
   * string.
   */
  'x-open-enum'?: boolean;
}

/** Supported HTTP methods. */
export const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type Method = (typeof methods)[number];

/** Kinds of successful answers: a JSON value, a stream of events or a file. */
export type AnswerKind = 'json' | 'stream' | 'file';

/** Types of single values in answers. `value` is a text, a number or a boolean, and `any` is any JSON. */
export const valueKinds = ['number', 'boolean', 'instant', 'day', 'text', 'value', 'any'] as const;
export type ValueKind = (typeof valueKinds)[number];

/** The token of an operation: none, the access token or the refresh token. */
export type Auth = 'none' | 'access' | 'refresh';

/** How a paged list marks its end. The head of the contract explains the values. */
export const pageEnds = ['pages', 'has_next', 'short_page'] as const;
export type PageEnd = (typeof pageEnds)[number];

export interface Parameter {
  name: string;
  in: 'path' | 'query';
  description: string;
  required: boolean;
  schema: Schema;
  example?: Json;
}

export interface Body {
  required: boolean;
  schema: Schema;
  example?: Json;
}

export interface Answer {
  /** `200`, `404` … or `default`. */
  status: string;
  description: string;
  /** Undefined when the answer has no body. */
  content?: {
    type: string;
    schema: Schema;
    /** Schema of one event of a stream. */
    events?: Schema;
    example?: Json;
  };
}

export interface Operation {
  /** `orders/updateStatus`. */
  id: string;
  /** `orders`. */
  tag: string;
  /** `updateStatus`. */
  name: string;
  method: Method;
  /** `/orders/{id}/status`. */
  path: string;
  summary: string;
  description: string;
  roles: string[];
  auth: Auth;
  /** Path parameters in the order of the path, then query parameters in the order of the contract. */
  parameters: Parameter[];
  body?: Body;
  answers: Answer[];
  /** The successful answer, one of `answers`. */
  success: Answer;
  kind: AnswerKind;
  pagination?: { items: string; until: PageEnd };
  /** The field of the answer in which a service may send the record. */
  record?: string;
  /** Minimum timeout in seconds, if the answer may take long. */
  timeout?: number;
  /** Whether clients may repeat the call after a temporary failure. */
  idempotent: boolean;
  deprecated: boolean;
}

export interface Tag {
  name: string;
  /** For headings: `EPP accounts`. */
  displayName: string;
  description: string;
  /** The group of areas in documentation: `Registrars (EPP)`. */
  group: string;
  operations: Operation[];
}

export interface Contract {
  version: string;
  tags: Tag[];
  operations: Operation[];
  schemas: Record<string, Schema>;
}

const schemaPrefix = '#/components/schemas/';

/** Name of the component that a schema refers to. Undefined for an inline schema. */
export function refName(schema: Schema): string | undefined {
  return schema.$ref?.startsWith(schemaPrefix) ? schema.$ref.slice(schemaPrefix.length) : undefined;
}

/** Resolves references to an inline schema. */
export function resolveSchema(contract: Pick<Contract, 'schemas'>, schema: Schema): Schema {
  const name = refName(schema);
  if (name === undefined) return schema;
  const target = contract.schemas[name];
  if (!target) throw new Error(`${schemaPrefix}${name} does not exist`);
  return resolveSchema(contract, target);
}

interface ObjectParts {
  properties: Record<string, Schema>;
  required: Set<string>;
}

/**
 * The properties of an object schema, after those of its `allOf` parts. A property in several parts combines their
 * keywords.
 */
export function mergedObject(contract: Contract, schema: Schema): ObjectParts {
  const { properties = {}, required = [], allOf = [] } = resolveSchema(contract, schema);
  const parts = [
    ...allOf.map((part) => mergedObject(contract, part)),
    { properties, required: new Set(required) },
  ];
  const merged: Record<string, Schema> = {};
  for (const [name, said] of parts.flatMap((part) => Object.entries(part.properties))) {
    merged[name] = { ...merged[name], ...said };
  }
  return {
    properties: merged,
    required: new Set(parts.flatMap((part) => [...part.required])),
  };
}

/** Query parameters of an operation. */
export function queryParameters(operation: Operation) {
  return operation.parameters.filter((parameter) => parameter.in === 'query');
}
