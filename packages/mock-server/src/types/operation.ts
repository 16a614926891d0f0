import type { Role } from '@dropcatch/sdk';

/** A JSON schema (2020-12). References are to `#/components/schemas/…`. */
export type JsonSchema = Readonly<Record<string, unknown>>;

export interface ContractParameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  schema: JsonSchema;
}

export interface ContractAnswer {
  /** Absent when the answer has no body, as is the schema. */
  contentType?: string;
  schema?: JsonSchema;
  /** The schema of one event, for an event stream. */
  events?: JsonSchema;
}

/** An operation, as the contract describes it. */
export interface DescribedOperation<Id extends string> {
  id: Id;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** A template: `/orders/{id}`. */
  path: string;
  /** Who may call it. `anonymous` is a caller without a token. */
  roles: readonly ('anonymous' | Role)[];
  /** The token that it is called with. */
  auth: 'none' | 'access' | 'refresh';
  /** How the successful answer is sent. */
  kind: 'json' | 'stream' | 'file';
  parameters: readonly ContractParameter[];
  body?: { required: boolean; schema: JsonSchema };
  /** By status, and `default` for any other. */
  answers: Readonly<Record<string, ContractAnswer>>;
  /** For a paged list, the key of its rows and how its end is told. */
  pagination?: { items: string; until: 'pages' | 'has_next' | 'short_page' };
}

/** The events of a stream, in order. */
export type Events<Event> = Iterable<Event> | AsyncIterable<Event>;

/** A file to download. */
export interface FileBody {
  filename: string;
  content: string;
}
