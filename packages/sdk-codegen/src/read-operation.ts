import {
  pageEnds,
  type Answer,
  type AnswerKind,
  type Auth,
  type Body,
  type Json,
  type Method,
  type Operation,
  type Parameter,
  type Schema,
} from './contract.ts';
import { assertSchema } from './schema-keywords.ts';
import {
  array,
  ContractError,
  isObject,
  object,
  oneOf,
  onlyKeys,
  positive,
  text,
} from './values.ts';

/** The parts of the contract that operations refer to. */
export interface Components {
  schemas: Record<string, Schema>;
  parameters: Record<string, unknown>;
  responses: Record<string, unknown>;
  examples: Record<string, unknown>;
}

const operationKeys = [
  'operationId',
  'tags',
  'summary',
  'description',
  'security',
  'x-roles',
  'x-pagination',
  'x-timeout',
  'x-idempotent',
  'deprecated',
  'parameters',
  'requestBody',
  'responses',
];

/** Reads one operation, with its parameters and answers in place of the references to them. */
export function readOperation(
  path: string,
  method: Method,
  source: Record<string, unknown>,
  components: Components,
): Operation {
  const id = text(source.operationId, `${method} ${path}: operationId`);
  onlyKeys(source, operationKeys, id);
  const [tag = '', name = '', ...rest] = id.split('/');
  if (tag === '' || !/^[a-z]\w*$/.test(name) || rest.length > 0) {
    throw new ContractError(id, 'an operationId is written tag/method');
  }
  if (array(source.tags, `${id}/tags`).join() !== tag) {
    throw new ContractError(id, `its one tag must be "${tag}"`);
  }
  const roles = array(source['x-roles'], `${id}/x-roles`);
  const callers = ['anonymous', ...(components.schemas.Role?.enum ?? []).map(String)];
  const answers = Object.entries(object(source.responses, `${id}/responses`)).map(
    ([status, answer]) => readAnswer(status, answer, `${id}/responses/${status}`, components),
  );
  const success = answers.find(({ status }) => status.startsWith('2'));
  if (!success || answers.filter(({ status }) => status.startsWith('2')).length > 1) {
    throw new ContractError(id, 'exactly one successful answer is needed');
  }
  const operation: Operation = {
    id,
    tag,
    name,
    method,
    path,
    summary: text(source.summary, `${id}/summary`),
    description: text(source.description, `${id}/description`),
    roles: roles.map((role) => oneOf(role, callers, `${id}/x-roles`)),
    auth: readAuth(source.security, id),
    parameters: readParameters(source.parameters ?? [], path, id, components),
    answers,
    success,
    kind: answerKind(success),
    idempotent: method === 'GET' || source['x-idempotent'] === true,
    deprecated: source.deprecated === true,
  };
  if (source.requestBody !== undefined) operation.body = readBody(source.requestBody, id);
  if (source['x-pagination'] !== undefined) {
    operation.pagination = readPagination(source['x-pagination'], operation);
  }
  if (method === 'GET' && source['x-idempotent'] !== undefined) {
    throw new ContractError(id, 'a GET is idempotent without x-idempotent');
  }
  const timeout = source['x-timeout'];
  if (timeout !== undefined) operation.timeout = positive(timeout, `${id}/x-timeout`);
  if (operation.body && operation.parameters.some((parameter) => parameter.in === 'query')) {
    throw new ContractError(id, 'an operation takes a query or a body, not both');
  }
  return operation;
}

/** Follows a reference into a group of components, one level. */
function follow(value: unknown, group: Record<string, unknown>, where: string) {
  const source = object(value, where);
  if (typeof source.$ref !== 'string') return source;
  const name = source.$ref.slice(source.$ref.lastIndexOf('/') + 1);
  return object(group[name], `${where}: ${source.$ref}`);
}

function readParameters(value: unknown, path: string, id: string, components: Components) {
  const parameters = array(value, `${id}/parameters`).map((item, index): Parameter => {
    const where = `${id}/parameters/${index}`;
    const source = follow(item, components.parameters, where);
    onlyKeys(source, ['name', 'in', 'description', 'required', 'schema', 'example'], where);
    const { schema, example } = source;
    assertSchema(schema, `${where}/schema`);
    return {
      name: text(source.name, `${where}/name`),
      in: oneOf(source.in, ['path', 'query'], `${where}/in`),
      description: text(source.description, `${where}/description`),
      required: source.required === true,
      schema,
      ...(example !== undefined && { example: example as Json }),
    };
  });
  const names = parameters.map(({ name }) => name);
  if (new Set(names).size < names.length) throw new ContractError(id, 'a parameter appears twice');
  const inPath = pathParameterNames(path).map((name) => {
    const parameter = parameters.find((candidate) => candidate.name === name);
    if (parameter?.in !== 'path') throw new ContractError(id, `{${name}} is not described`);
    return parameter;
  });
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  if (inPath.length + inQuery.length !== parameters.length) {
    throw new ContractError(id, 'a path parameter is not in the path');
  }
  return [...inPath, ...inQuery];
}

/** The names between braces, in the order of the path. */
function pathParameterNames(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []);
}

function readBody(value: unknown, id: string): Body {
  const where = `${id}/requestBody`;
  const source = object(value, where);
  onlyKeys(source, ['description', 'required', 'content'], where);
  const { type, media } = onlyMedia(source.content, where);
  onlyKeys(media, ['schema', 'example'], where);
  if (type !== 'application/json') throw new ContractError(where, 'only JSON bodies are known');
  const { schema } = media;
  assertSchema(schema, `${where}/schema`);
  const { example } = media;
  return {
    required: source.required === true,
    contentType: type,
    schema,
    ...(example !== undefined && { example: example as Json }),
  };
}

function readAnswer(status: string, value: unknown, where: string, components: Components) {
  const source = follow(value, components.responses, where);
  onlyKeys(source, ['description', 'headers', 'content'], where);
  const answer: Answer = { status, description: text(source.description, `${where}/description`) };
  if (source.content === undefined) return answer;
  const { type, media } = onlyMedia(source.content, where);
  onlyKeys(media, ['schema', 'example', 'examples'], where);
  const { schema } = media;
  assertSchema(schema, `${where}/schema`);
  answer.content = { type, schema };
  if (type === 'text/event-stream') answer.content.events = schema;
  const example = readExample(media, components, where);
  if (example !== undefined) answer.content.example = example;
  return answer;
}

/** The one example of an answer: written in place, or the first of `examples`, which stand in components. */
function readExample(media: Record<string, unknown>, { examples }: Components, where: string) {
  if (media.example !== undefined) return media.example as Json;
  if (media.examples === undefined) return undefined;
  const [first] = Object.values(object(media.examples, `${where}/examples`));
  return follow(first, examples, `${where}/examples`).value as Json;
}

function onlyMedia(value: unknown, where: string) {
  const [entry, ...others] = Object.entries(object(value, `${where}/content`));
  if (!entry || others.length > 0) throw new ContractError(where, 'one content type is needed');
  return { type: entry[0], media: object(entry[1], `${where}/content/${entry[0]}`) };
}

function answerKind({ content }: Answer): AnswerKind {
  if (content?.events) return 'stream';
  return content && content.type !== 'application/json' ? 'file' : 'json';
}

function readAuth(value: unknown, id: string): Auth {
  if (value === undefined) return 'access';
  const [scheme, ...others] = array(value, `${id}/security`);
  if (scheme === undefined) return 'none';
  const name = isObject(scheme) && others.length === 0 ? Object.keys(scheme).join() : '';
  return oneOf(name, ['accessToken', 'refreshToken'], `${id}/security`) === 'accessToken'
    ? 'access'
    : 'refresh';
}

function readPagination(value: unknown, operation: Operation) {
  const where = `${operation.id}/x-pagination`;
  const source = object(value, where);
  onlyKeys(source, ['items', 'until'], where);
  for (const name of ['page', 'per_page']) {
    if (!operation.parameters.some((parameter) => parameter.name === name)) {
      throw new ContractError(where, `needs the query parameter "${name}"`);
    }
  }
  return {
    items: text(source.items, `${where}/items`),
    until: oneOf(source.until, pageEnds, `${where}/until`),
  };
}
