import { parse } from 'yaml';
import { methods, type Contract, type Operation, type Schema, type Tag } from './contract.ts';
import { readOperation, type Components } from './read-operation.ts';
import { assertSchema } from './schema-keywords.ts';
import { array, ContractError, object, onlyKeys, text } from './values.ts';

const documentKeys = ['openapi', 'info', 'servers', 'security', 'tags', 'paths', 'components'];
const componentKeys = ['parameters', 'responses', 'schemas', 'securitySchemes', 'headers'];

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
    return { name, description: text(tag.description, `tags/${name}/description`), operations: [] };
  });

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
    schemas[name] = schema;
  }
  return {
    schemas,
    parameters: object(components.parameters ?? {}, 'components/parameters'),
    responses: object(components.responses ?? {}, 'components/responses'),
  };
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
