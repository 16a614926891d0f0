import { parse } from 'yaml';
import { methods, type Contract, type Operation, type Schema, type Tag } from './contract.ts';
import { readOperation, type Components } from './read-operation.ts';
import { assertSchema } from './schema-keywords.ts';
import { array, ContractError, object, onlyKeys, text } from './values.ts';

const documentKeys = [
  'openapi',
  'info',
  'servers',
  'security',
  'tags',
  'x-tagGroups',
  'paths',
  'components',
];
const componentKeys = [
  'parameters',
  'responses',
  'schemas',
  'securitySchemes',
  'headers',
  'examples',
];
const tagKeys = ['name', 'x-displayName', 'description'];

/**
 * Reads and checks the contract.
 * @param yaml the text of openapi/console.yaml
 * @throws {ContractError} at the first keyword or extension that the generator does not know, a missing x-roles, operationId
 * or summary, a duplicate, or a reference that leads nowhere
 */
export function readContract(yaml: string): Contract {
  const document = object(parse(yaml, { uniqueKeys: true }), 'contract');
  onlyKeys(document, documentKeys, 'contract');
  checkReferences(document);
  const components = readComponents(document.components);
  const tags: Tag[] = array(document.tags, 'tags').map((value, index) => {
    const tag = object(value, `tags/${index}`);
    const name = text(tag.name, `tags/${index}/name`);
    onlyKeys(tag, tagKeys, `tags/${name}`);
    return {
      name,
      displayName: text(tag['x-displayName'], `tags/${name}/x-displayName`),
      description: text(tag.description, `tags/${name}/description`),
      operations: [],
    };
  });
  checkGroups(document['x-tagGroups'], tags);

  const operations: Operation[] = [];
  for (const [path, value] of Object.entries(object(document.paths, 'paths'))) {
    const item = object(value, path);
    for (const [key, part] of Object.entries(item)) {
      const method = methods.find((name) => name.toLowerCase() === key);
      if (!method) throw new ContractError(path, `the generator does not know "${key}"`);
      operations.push(readOperation(path, method, object(part, `${method} ${path}`), components));
    }
  }

  refuseDuplicates(operations);
  for (const operation of operations) {
    const tag = tags.find(({ name }) => name === operation.tag);
    if (!tag) throw new ContractError(operation.id, `the tag "${operation.tag}" is not declared`);
    tag.operations.push(operation);
  }
  const contract: Contract = {
    title: text(object(document.info, 'info').title, 'info/title'),
    version: text(object(document.info, 'info').version, 'info/version'),
    document,
    tags: tags.filter((tag) => tag.operations.length > 0),
    operations: tags.flatMap((tag) => tag.operations),
    schemas: components.schemas,
  };
  return contract;
}

function readComponents(value: unknown): Components {
  const components = object(value, 'components');
  onlyKeys(components, componentKeys, 'components');
  const schemas: Record<string, Schema> = {};
  for (const [name, schema] of Object.entries(object(components.schemas, 'components/schemas'))) {
    assertSchema(schema, `components/schemas/${name}`);
    schemas[name] = openEnum(schema);
  }
  return {
    schemas,
    parameters: object(components.parameters ?? {}, 'components/parameters'),
    responses: object(components.responses ?? {}, 'components/responses'),
    examples: object(components.examples ?? {}, 'components/examples'),
  };
}

/** An enumeration to which values may be added, `anyOf` the known values and any string, in the form that emitters read. */
function openEnum(schema: Schema): Schema {
  const { anyOf = [], ...rest } = schema;
  const [known, any, ...others] = anyOf;
  const isString = any?.type === 'string' && Object.keys(any).length === 1;
  if (!known?.enum || !isString || others.length > 0) return schema;
  return { type: 'string', ...rest, enum: known.enum, 'x-open-enum': true };
}

/** Every area stands in one group of the documentation, where there are groups. */
function checkGroups(value: unknown, tags: readonly Tag[]) {
  if (value === undefined) return;
  const grouped = array(value, 'x-tagGroups').flatMap((group, index) => {
    const where = `x-tagGroups/${index}`;
    return array(object(group, where).tags, `${where}/tags`);
  });
  const isComplete = tags.every(({ name }) => grouped.includes(name));
  if (!isComplete || grouped.length > tags.length) {
    throw new ContractError('x-tagGroups', 'each tag must stand in one group');
  }
}

function refuseDuplicates(operations: readonly Operation[]) {
  const seen = new Set<string>();
  for (const { id, method, path } of operations) {
    for (const key of [id, `${method} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`]) {
      if (seen.has(key)) throw new ContractError(id, `"${key}" appears twice`);
      seen.add(key);
    }
  }
}

/** Every reference must lead somewhere, also in parts that no emitter reads, and every component must be referred to. */
function checkReferences(document: Record<string, unknown>) {
  const used = new Set<string>();
  for (const { reference, where } of references(document, 'contract')) {
    let target: unknown = document;
    for (const step of reference.replace(/^#\//, '').split('/')) {
      target = object(target, where)[step];
      if (target === undefined) throw new ContractError(where, `${reference} does not exist`);
    }
    used.add(reference);
  }
  for (const [group, components] of Object.entries(object(document.components, 'components'))) {
    if (group === 'securitySchemes') continue;
    for (const name of Object.keys(object(components, group))) {
      if (!used.has(`#/components/${group}/${name}`)) {
        throw new ContractError(`components/${group}/${name}`, 'nothing refers to it');
      }
    }
  }
}

/** All references below a value, with their places. */
function* references(
  value: unknown,
  where: string,
): Generator<{ reference: string; where: string }> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    if (key === '$ref' && typeof part === 'string') yield { reference: part, where };
    yield* references(part, `${where}/${key}`);
  }
}
