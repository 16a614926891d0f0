import type { Contract, Operation } from './contract.ts';
import { banner } from './docs.ts';
import { propertyKey } from './names.ts';

/** Keywords for readers only, which the mock's checks do not use. */
const unneeded = ['description', 'title', 'example', 'examples', 'deprecated'];

/** A schema for checks: without prose, and with the values of an open enumeration as `x-known`, because others are valid, too. */
function checkable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(checkable);
  if (typeof value !== 'object' || value === null) return value;
  const open = 'x-open-enum' in value && value['x-open-enum'] === true;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, part]) => {
        if (key === 'x-open-enum') return false;
        // A property can have the name "title" or "description". Only a text or a list under these
        // keys is prose.
        return !unneeded.includes(key) || (typeof part === 'object' && !Array.isArray(part));
      })
      .map(([key, part]) => [open && key === 'enum' ? 'x-known' : key, checkable(part)]),
  );
}

/** The parts of an operation that the mock needs at run time. */
function runtimeOperation(operation: Operation) {
  const { id, method, path, roles, auth, kind, parameters, body, answers, pagination } = operation;
  return {
    id,
    method,
    path,
    roles,
    auth,
    kind,
    parameters: parameters.map(({ name, in: place, required, schema }) => ({
      name,
      in: place,
      required,
      schema: checkable(schema),
    })),
    ...(body && { body: { required: body.required, schema: checkable(body.schema) } }),
    answers: Object.fromEntries(
      answers.map(({ status, content }) => [
        status,
        content
          ? {
              contentType: content.type,
              schema: checkable(content.schema),
              ...(content.events && { events: checkable(content.events) }),
            }
          : {},
      ]),
    ),
    ...(pagination && { pagination }),
  };
}

/** `contract.ts` of the mock server: operations and component schemas as data, with references. */
export function emitMockContract(contract: Contract): string {
  const operations = contract.operations.map(
    (operation) => `  ${JSON.stringify(runtimeOperation(operation))},\n`,
  );
  const schemas = Object.entries(contract.schemas).map(
    ([name, schema]) => `  ${propertyKey(name)}: ${JSON.stringify(checkable(schema))},\n`,
  );
  return `${banner}import type { DescribedOperation, JsonSchema } from '../types/operation.ts';
import type { OperationId } from './operations.ts';

export type ContractOperation = DescribedOperation<OperationId>;

/** Every operation, in the contract's order. */
export const operations: readonly ContractOperation[] = [
${operations.join('')}];

/** The component schemas by name, without prose; open enumerations are plain strings. */
export const schemas: Readonly<Record<string, JsonSchema>> = {
${schemas.join('')}};
`;
}
