import { stringify } from 'yaml';
import type { Contract, Json } from '../src/contract.ts';
import { operationTypeName } from '../src/names.ts';

/** The script writes everything after this mark. */
const mark =
  '\n  # The answers of the mock server, by `pnpm --filter @dropcatch/sdk-codegen run examples`: do not edit below.\n';

/** Removes the script's examples from the text of the contract. */
export function withoutExamples(yaml: string): string {
  const [text = ''] = yaml.split(mark);
  const links = / *examples: \{ seed: \{ \$ref: '#\/components\/examples\/\w+' \} \}\n/g;
  return `${text.trimEnd()}\n`.replaceAll(links, '');
}

/** Adds examples to a contract without any. */
export function withExamples(
  yaml: string,
  contract: Contract,
  {
    answers,
    refusals,
  }: { answers: ReadonlyMap<string, Json>; refusals: ReadonlyMap<string, Json> },
): string {
  let text = yaml;
  const named: [string, { value: Json }][] = [];
  for (const { id } of contract.operations) {
    const value = answers.get(id);
    if (value === undefined) continue;
    const name = operationTypeName(id);
    const linked = linkExample(text, id, name);
    if (linked === undefined) continue;
    text = linked;
    named.push([name, { value }]);
  }
  for (const [name, value] of refusals) text = replaceRefusal(text, name, value);
  const components = stringify({ examples: Object.fromEntries(named) }, { lineWidth: 0 });
  return `${text.trimEnd()}\n${mark}${components.trimEnd().replaceAll(/^(?=.)/gm, '  ')}\n`;
}

/** Links the successful answer of an operation to its example. Undefined if the answer has hand-written ones. */
function linkExample(text: string, id: string, name: string): string | undefined {
  const start = text.indexOf(`      operationId: ${id}\n`);
  const answer =
    /^        '2\d\d':\n(?:.*\n)*?          content:\n.*\n              schema: .*\n/m.exec(
      text.slice(start),
    );
  if (!answer) throw new Error(`${id}: no schema of the answer was found`);
  const end = start + answer.index + answer[0].length;
  const rest = text.slice(end);
  const link = `              examples: { seed: { $ref: '#/components/examples/${name}' } }\n`;
  if (rest.startsWith('              examples:\n')) return undefined;
  return text.slice(0, end) + link + rest.replace(/^              example: .*\n/, '');
}

/** Replaces the example of a shared error answer. */
function replaceRefusal(text: string, name: string, value: Json): string {
  const start = text.indexOf(`    ${name}:\n`, text.indexOf('\n  responses:\n'));
  const [before, part] = [text.slice(0, start), text.slice(start)];
  const flow = stringify(value, { collectionStyle: 'flow', lineWidth: 0 }).trim();
  return before + part.replace(/^          example: .*$/m, () => `          example: ${flow}`);
}
