import { parse } from 'yaml';
import {
  type Answer,
  type AnswerKind,
  type Auth,
  type Body,
  type Contract,
  ContractError,
  methods,
  type Operation,
  pageEnds,
  type Parameter,
  type Schema,
  type Tag,
} from './contract.ts';
import { type Document, follow, type SourceAnswer, type SourceOperation } from './document.ts';

/** Allowed extensions of OpenAPI. `openapi/console.yaml` explains them. */
const extension = /^x-(roles|pagination|timeout|idempotent|record|displayName|tagGroups)$/;

/**
 * Reads a contract that Redocly has validated. Checks what only this generator knows: its extensions, and the kinds of
 * operations that the SDK and the mock support.
 * @param yaml the text of openapi/console.yaml
 * @throws {ContractError} for the first fault
 */
export function readContract(yaml: string): Contract {
  const document: Document = parse(yaml);
  refuseUnknownExtensions(document, 'contract');
  refuseReactNames(document);
  const tags = readTags(document);
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([key, source]) => readOperation(document, path, key, source)),
  );
  for (const operation of operations) {
    tags.find(({ name }) => name === operation.tag)?.operations.push(operation);
  }
  const schemas = Object.entries(document.components.schemas);
  return {
    version: document.info.version,
    tags,
    operations: tags.flatMap((tag) => tag.operations),
    schemas: Object.fromEntries(schemas.map(([name, schema]) => [name, openEnum(schema)])),
  };
}

/** Refuses a misspelt extension. */
function refuseUnknownExtensions(value: unknown, where: string) {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    if (key.startsWith('x-') && !extension.test(key)) {
      throw new ContractError(where, `the generator does not know "${key}"`);
    }
    refuseUnknownExtensions(part, `${where}/${key}`);
  }
}

/** Names that React keeps for itself: a component that gets the fields of a record as its props loses these. */
const reactNames = ['key', 'ref'];

/** Schemas whose `key` the specification names. Forms read their fields by name. */
const credentials = /^(Source|DataSource)Auth(Config|Credentials)(Input)?$/;

function refuseReactNames({ components }: Document) {
  const check = (value: unknown, where: string): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, part] of Object.entries(value)) {
      const fields =
        key === 'properties' && typeof part === 'object' ? Object.keys(part ?? {}) : [];
      const taken = fields.find((field) => reactNames.includes(field));
      if (taken !== undefined) {
        throw new ContractError(where, `a field "${taken}" is lost in React: choose another name`);
      }
      check(part, `${where}/${key}`);
    }
  };
  for (const [name, schema] of Object.entries(components.schemas)) {
    if (!credentials.test(name)) check(schema, name);
  }
}

/** The areas. Each must be in one group of the documentation. */
function readTags({ tags, 'x-tagGroups': groups }: Document): Tag[] {
  return tags.map(({ name, description, 'x-displayName': displayName }) => {
    const [group, ...others] = groups.filter((one) => one.tags.includes(name));
    if (!group || others.length > 0) {
      throw new ContractError('x-tagGroups', `"${name}" must be in one group`);
    }
    return { name, displayName, description, group: group.name, operations: [] };
  });
}

/** Converts an open enumeration, `anyOf` the known values and any string, to the emitters' form. */
function openEnum(schema: Schema): Schema {
  const { anyOf = [], ...rest } = schema;
  const [known, any, ...others] = anyOf;
  const isString = any?.type === 'string' && Object.keys(any).length === 1;
  if (!known?.enum || !isString || others.length > 0) return schema;
  return { type: 'string', ...rest, enum: known.enum, 'x-open-enum': true };
}

/** Reads an operation and resolves the references to its parameters and answers. */
function readOperation(
  document: Document,
  path: string,
  key: string,
  source: SourceOperation,
): Operation {
  const { operationId: id = '', summary, description, deprecated = false } = source;
  const [, tag = '', name = ''] = /^(\w+)\/([a-z]\w*)$/.exec(id) ?? [];
  const method = methods.find((known) => known.toLowerCase() === key);
  if (!method) throw new ContractError(path, `the generator does not know "${key}"`);
  const answers = Object.entries(source.responses).map(([status, answer]) =>
    readAnswer(status, follow(document, answer), id),
  );
  const [success, ...others] = answers.filter(({ status }) => status.startsWith('2'));
  if (!success || others.length > 0) throw new ContractError(id, 'one success is needed');
  const parameters = readParameters(document, source, path);
  const { 'x-timeout': timeout, 'x-record': record } = source;
  const operation: Operation = {
    id,
    tag,
    name,
    method,
    path,
    summary,
    description: description.trim(),
    roles: readRoles(document, source, id),
    auth: readAuth(source, id),
    parameters,
    answers,
    success,
    kind: answerKind(success),
    idempotent: method === 'GET' || source['x-idempotent'] === true,
    deprecated,
    ...readBody(source, id),
    ...readPagination(source, parameters, id),
    ...(timeout !== undefined && { timeout }),
    ...(record !== undefined && { record }),
  };
  checkOperation(operation, source);
  return operation;
}

/** Refuses kinds of operations that the SDK and the mock do not support. */
function checkOperation(
  { id, method, path, tag, ...operation }: Operation,
  source: SourceOperation,
) {
  const { parameters, timeout = 1 } = operation;
  const hasQuery = parameters.some((parameter) => parameter.in === 'query');
  const faults = {
    'operationId must be written tag/method': tag === '',
    [`its one tag must be "${tag}"`]: source.tags.join() !== tag,
    'x-timeout must be a whole number above 0': !(Number.isInteger(timeout) && timeout > 0),
    'a GET is idempotent without x-idempotent': method === 'GET' && 'x-idempotent' in source,
    'an operation takes a query or a body, not both': hasQuery && operation.body !== undefined,
  };
  const [fault] = Object.entries(faults).find(([, isFault]) => isFault) ?? [];
  if (fault) throw new ContractError(id || `${method} ${path}`, fault);
}

/** Path parameters in the order of the path, then query parameters. */
function readParameters(document: Document, source: SourceOperation, path: string): Parameter[] {
  const parameters = (source.parameters ?? []).map((item) => {
    const { required = false, ...parameter } = follow(document, item);
    return { ...parameter, required };
  });
  const place = ({ name }: Parameter) => path.indexOf(`{${name}}`);
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  return [...inPath.toSorted((a, b) => place(a) - place(b)), ...inQuery];
}

function readRoles({ components }: Document, source: SourceOperation, id: string): string[] {
  const roles = source['x-roles'];
  const known: unknown[] = ['anonymous', ...(components.schemas.Role?.enum ?? [])];
  const unknown = roles?.find((role) => !known.includes(role));
  if (!roles || unknown !== undefined) {
    throw new ContractError(`${id}/x-roles`, `is "${unknown}", not of ${known.join(', ')}`);
  }
  return roles;
}

function readBody({ requestBody }: SourceOperation, id: string): { body?: Body } {
  if (!requestBody) return {};
  const { type, schema, example } = onlyMedia(requestBody.content, id);
  if (type !== 'application/json') throw new ContractError(id, 'only JSON bodies are known');
  const { required = false } = requestBody;
  return { body: { required, schema, ...(example !== undefined && { example }) } };
}

function readAnswer(status: string, { description, content }: SourceAnswer, id: string): Answer {
  if (!content) return { status, description };
  const { type, schema, example: own, examples = {} } = onlyMedia(content, `${id}/${status}`);
  const example = own ?? Object.values(examples)[0]?.value;
  return {
    status,
    description,
    content: {
      type,
      schema,
      ...(type === 'text/event-stream' && { events: schema }),
      ...(example !== undefined && { example }),
    },
  };
}

/** The only content type of a body or an answer. */
function onlyMedia<Media>(content: Record<string, Media>, where: string) {
  const [entry, ...others] = Object.entries(content);
  if (!entry || others.length > 0) throw new ContractError(where, 'one content type is needed');
  return { type: entry[0], ...entry[1] };
}

function answerKind({ content }: Answer): AnswerKind {
  if (content?.events) return 'stream';
  return content && content.type !== 'application/json' ? 'file' : 'json';
}

function readAuth({ security }: SourceOperation, id: string): Auth {
  const schemes = security?.flatMap((scheme) => Object.keys(scheme)).join();
  if (schemes === '') return 'none';
  if (schemes === 'refreshToken') return 'refresh';
  if (schemes === undefined || schemes === 'accessToken') return 'access';
  throw new ContractError(`${id}/security`, 'must be one scheme that the generator knows');
}

function readPagination(
  { 'x-pagination': pagination }: SourceOperation,
  parameters: readonly Parameter[],
  id: string,
): Pick<Operation, 'pagination'> {
  if (!pagination) return {};
  const where = `${id}/x-pagination`;
  for (const name of ['page', 'per_page']) {
    if (!parameters.some((parameter) => parameter.name === name)) {
      throw new ContractError(where, `needs the query parameter "${name}"`);
    }
  }
  if (!pageEnds.includes(pagination.until)) {
    throw new ContractError(where, `"until" must be one of ${pageEnds.join(', ')}`);
  }
  return { pagination };
}
