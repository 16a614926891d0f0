import type { Contract } from './contract.ts';
import { banner, docstring } from './docs.ts';
import { camel, plural, quote } from './names.ts';

/** `enums.ts`: the values of each enumeration in the contract's order, for selects and checks. */
export function emitEnums(contract: Contract): string {
  const enums = Object.entries(contract.schemas).filter(([, schema]) => schema.enum);
  const lists = enums.map(([name, schema]) => {
    const values = (schema.enum ?? []).map((value) =>
      typeof value === 'string' ? quote(value) : String(value),
    );
    const open =
      schema['x-open-enum'] && 'The server may add values: show unknown ones as they are.';
    return (
      docstring([schema.description, open || undefined]) +
      `export const ${plural(camel(name))} = [\n${values.map((value) => `  ${value},\n`).join('')}]` +
      ` as const satisfies readonly ${name}[];\n`
    );
  });
  const names = enums.map(([name]) => `  ${name},\n`).toSorted();
  return [`${banner}import type {\n${names.join('')}} from './types.ts';\n`, ...lists].join('\n');
}
