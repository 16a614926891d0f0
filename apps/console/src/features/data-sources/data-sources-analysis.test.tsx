import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { client } from '../../core/api/client.ts';
import { readExample } from './exampleResponse.ts';
import { isList, isObject, type JsonValue } from './response.ts';
import { openConsole } from '../../../test/kit/console.tsx';

test('the service and the console find the same fields in any response', async () => {
  await openConsole('/payments', { as: 'admin' });
  const name = fc.stringMatching(/^[a-z][a-z0-9_]{0,5}$/);
  const text = fc.stringMatching(/^[A-Za-z0-9 .&<"é-]{0,8}$/);
  const { element } = fc.letrec<{ element: string }>((tie) => ({
    element: fc.oneof(
      { maxDepth: 3 },
      text.map(escaped),
      fc
        .array(fc.tuple(name, fc.option(text), tie('element')), { minLength: 1, maxLength: 4 })
        .map((children) =>
          children
            .map(([tag, attribute, inner]) =>
              attribute === null
                ? `<${tag}>${inner}</${tag}>`
                : `<${tag} a="${escaped(attribute)}"><![CDATA[${attribute}]]>${inner}</${tag}>`,
            )
            .join('\n'),
        ),
    ),
  }));
  const samples = fc.oneof(
    element.map((inner) => ['xml', `<root><one>1</one>${inner}</root>`] as const),
    fc
      .array(fc.tuple(text, text), { minLength: 1, maxLength: 3 })
      .map(
        (lines) =>
          ['csv', ['b,a', ...lines.map((line) => line.map(quoted).join(','))].join('\n')] as const,
      ),
    fc
      .array(fc.dictionary(name, fc.jsonValue({ maxDepth: 2 })), { minLength: 1 })
      .map((value) => ['json', JSON.stringify(value)] as const),
  );
  await fc.assert(
    fc.asyncProperty(samples, async ([format_type, response_text]) => {
      const expected = fieldsOf(readExample(format_type, response_text));
      const found = client.dataSources.analyze({ response_text, format_type });
      if (expected.size === 0) await expect(found).rejects.toThrow('The response has no fields');
      else expect(expected).toEqual(new Set((await found).fields));
    }),
    { numRuns: 60 },
  );
});

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

/** The paths of all plain values, through lists without a number. */
function fieldsOf(response: JsonValue | undefined): Set<string> {
  const fields = new Set<string>();
  const look = (value: JsonValue | undefined, path: string) => {
    if (isList(value)) {
      for (const item of value) if (isList(item) || isObject(item)) look(item, path);
    } else if (isObject(value)) {
      for (const [name, item] of Object.entries(value)) look(item, path ? `${path}.${name}` : name);
    } else if (path) fields.add(path);
  };
  look(response, '');
  return fields;
}
