import type { Operation } from './contract.ts';

const width = 100;

/** Wraps a text. Blank lines separate paragraphs, but not tags. Single line breaks count as spaces. */
function wrap(text: string, columns: number): string[] {
  return text.split(/\n{2,}/).flatMap((paragraph, index) => {
    const lines: string[] = [];
    for (const word of paragraph.split(/\s+/).filter(Boolean)) {
      const last = lines.at(-1);
      if (last !== undefined && last.length + 1 + word.length <= columns) {
        lines[lines.length - 1] = `${last} ${word}`;
      } else {
        lines.push(word);
      }
    }
    return index === 0 || paragraph.startsWith('@') ? lines : ['', ...lines];
  });
}

/** A docstring of the given paragraphs, without empty ones. Ends with a line break. Empty without any text. */
export function docstring(
  paragraphs: readonly (string | 0 | false | undefined)[],
  indent = '',
): string {
  const text = paragraphs.filter(Boolean).join('\n\n').replaceAll('*/', '*\\/');
  if (text === '') return '';
  const lines = wrap(text, width - indent.length - 3);
  const [only] = lines;
  if (lines.length === 1 && only !== undefined && indent.length + only.length + 7 <= width) {
    return `${indent}/** ${only} */\n`;
  }
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}`.trimEnd()).join('\n')}\n${indent} */\n`;
}

/** Adds a full stop unless the text has an end mark. */
export function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** The documented error statuses of an operation: `400, 401, 403`. */
export function errorStatuses(operation: Operation): string {
  return operation.answers
    .map(({ status }) => status)
    .filter((status) => /^[45]/.test(status))
    .join(', ');
}

/** The docstring of a method: summary, description, call, roles, retries, timeout and errors. */
export function operationDocstring(operation: Operation, indent: string): string {
  const { summary, description, method, path, roles, idempotent, timeout, kind } = operation;
  const errors = errorStatuses(operation);
  const retries = idempotent ? 'Retried after temporary failures.' : 'Not retried.';
  return docstring(
    [
      sentence(summary),
      description,
      `\`${method} ${path}\`. Roles: ${roles.join(', ')}. ${retries}`,
      timeout &&
        `Times out after ${timeout} s, or the client's \`timeout\` if that is longer. A \`timeout\` of the call overrides both.`,
      errors && `@throws {ApiError} ${errors}`,
      kind === 'stream' &&
        '@throws {StreamError} in the loop, when the stream breaks off or sends an invalid event',
      operation.deprecated && '@deprecated',
    ],
    indent,
  );
}

/** The first lines of every generated file. */
export const banner =
  '// Generated from openapi/console.yaml by packages/sdk-codegen (pnpm run fix). Do not edit.\n\n';
