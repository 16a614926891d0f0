import {
  queryParameters,
  resolveSchema,
  type Contract,
  type Json,
  type Operation,
  type Parameter,
} from './contract.ts';
import { camel, literal } from './names.ts';
import { answerType, parameterList } from './type-names.ts';

/** Longest value on one line of an example. */
const width = 66;

/**
 * A typical call of an operation, from the contract's examples: `const { orders } = await client.orders.list({ state:
 * 'NEW' });`.
 */
export function exampleCall(contract: Contract, operation: Operation): string {
  const { tag, name, kind, parameters, body } = operation;
  const values = parameters
    .filter((parameter) => parameter.in === 'path')
    .map((parameter) => literal(exampleOf(contract, parameter), width));
  const query = exampleQuery(contract, operation);
  const input = body?.example ?? query;
  const call = `client.${tag}.${name}(${[...values, ...(input === undefined ? [] : [literal(input, width)])].join(', ')})`;
  if (kind === 'stream')
    return `for await (const event of await ${call}) {\n  console.log(event);\n}`;
  if (kind === 'file') return `const file = await ${call};\nconst content = await file.blob();`;
  return `${result(contract, operation)}await ${call};`;
}

/** `const { orders } = ` for one part of the answer, `const order = ` otherwise. */
function result(contract: Contract, operation: Operation): string {
  const { success, pagination, method } = operation;
  if (pagination) return `const { ${pagination.items} } = `;
  const schema = success.content?.schema;
  if (!schema || method === 'DELETE') return '';
  const { properties = {} } = resolveSchema(contract, schema);
  const [only, ...others] = Object.keys(properties);
  if (only !== undefined && others.length === 0) return `const { ${only} } = `;
  const type = answerType(operation);
  return `const ${/^\w+$/.test(type) ? camel(type) : 'answer'} = `;
}

/** Up to two query parameters that have an example or a choice, without those for paging and sorting. */
function exampleQuery(contract: Contract, operation: Operation): Json | undefined {
  const filters = queryParameters(operation).filter(
    ({ name }) => !/^(page|per_page|sort_.*)$/.test(name),
  );
  const told = filters.flatMap((parameter) => {
    const { name, required } = parameter;
    const value = exampleOf(contract, parameter);
    return value === undefined || (!required && value === false) ? [] : [[name, value] as const];
  });
  const chosen = told.slice(0, 2);
  if (chosen.length > 0) return Object.fromEntries(chosen);
  return operation.pagination ? { page: 2 } : undefined;
}

/** A value for a parameter: its example, else its first value, else its default. */
export function exampleOf(
  contract: Contract,
  { schema, example: own }: Parameter,
): Json | undefined {
  const target = { ...resolveSchema(contract, schema), ...schema };
  const { examples, example, default: preset, enum: values, type, format } = target;
  const found = own ?? examples?.[0] ?? example ?? values?.[0] ?? preset;
  if (found !== undefined && found !== null) return found;
  if (format === 'date') return '2026-11-20';
  return type === 'integer' || type === 'number' ? 1 : undefined;
}

/** The argument names of a method in its heading: `id, query?`. */
export function argumentNames(operation: Operation): string {
  return parameterList(operation)
    .map(({ name, optional }) => (optional ? `${name}?` : name))
    .join(', ');
}
