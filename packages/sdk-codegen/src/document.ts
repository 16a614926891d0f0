/**
 * The part of the OpenAPI document that the generator reads. Redocly validates its structure (`openapi/redocly.yaml`).
 */
import type { Json, PageEnd, Parameter, Schema } from './contract.ts';

export interface Document {
  info: { version: string };
  tags: { name: string; description: string; 'x-displayName': string }[];
  'x-tagGroups': { name: string; tags: string[] }[];
  paths: Record<string, Record<string, SourceOperation>>;
  components: {
    responses: Record<string, MayRefer<SourceAnswer>>;
    schemas: Record<string, Schema>;
  };
}

export interface SourceOperation {
  operationId?: string;
  tags: string[];
  summary: string;
  description: string;
  deprecated?: boolean;
  security?: object[];
  parameters?: MayRefer<Omit<Parameter, 'required'> & { required?: boolean }>[];
  requestBody?: { required?: boolean; content: Record<string, SourceMedia> };
  responses: Record<string, MayRefer<SourceAnswer>>;
  'x-roles'?: string[];
  'x-pagination'?: { items: string; until: PageEnd };
  'x-timeout'?: number;
  'x-idempotent'?: boolean;
  'x-record'?: string;
}

export interface SourceAnswer {
  description: string;
  content?: Record<string, SourceMedia>;
}

interface SourceMedia {
  schema: Schema;
  example?: Json;
  examples?: Record<string, { value: Json }>;
}

type MayRefer<Value> = Value | { $ref: string };

/** Resolves a reference. Returns other values as they are. */
export function follow<Value extends object>(document: Document, value: MayRefer<Value>): Value {
  if (!('$ref' in value)) return value;
  const steps = value.$ref.split('/').slice(1);
  return steps.reduce<unknown>((part, step) => Reflect.get(Object(part), step), document) as Value;
}
