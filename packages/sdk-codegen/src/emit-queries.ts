import type { Contract, Operation } from './contract.ts';
import { banner, docstring, sentence } from './docs.ts';
import { answerType, importedNames, parameterList } from './type-names.ts';

/** `queries.ts`: the types of `queriesOf(client)`, with a method for each read that answers with JSON. */
export function emitQueries(contract: Contract): string {
  const reads = contract.operations.filter(isRead);
  const used = reads.flatMap((operation) => [
    answerType(operation),
    ...parameterList(operation).map(({ type }) => type),
  ]);
  const areas = contract.tags.map(({ name, operations }) => {
    const methods = operations.filter(isRead).map(signature).join('');
    return methods && `  ${name}: {\n${methods}  };\n`;
  });
  return [
    `${banner}import type { QueryOptions } from '../signatures.ts';\n` +
      `import type {\n${importedNames(used)
        .map((name) => `  ${name},\n`)
        .join('')}} from './types.ts';\n`,
    `/** The reads of all areas as options of TanStack Query. */\nexport interface Queries {\n${areas.join('')}}\n`,
  ].join('\n');
}

const isRead = ({ method, kind }: Operation) => method === 'GET' && kind === 'json';

function signature(operation: Operation): string {
  const parameters = parameterList(operation).map(
    ({ name, type, optional }) => `${name}${optional ? '?' : ''}: ${type}`,
  );
  const doc = docstring([sentence(operation.summary)], '    ');
  return `${doc}    ${operation.name}: (${parameters.join(', ')}) => QueryOptions<${answerType(operation)}>;\n`;
}
