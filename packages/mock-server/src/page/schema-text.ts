import { type Content, html } from './html.ts';
import { schemas } from '../generated/reference.ts';
import { PATHS } from './layout.ts';

/** A JSON schema, as the reference has it. */
export type Schema = Readonly<Record<string, unknown>>;

const COMPONENT = '#/components/schemas/';

/** Whether a value is a schema that can be looked into. */
export function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The component that a schema refers to. */
export function componentOf({ $ref }: Schema): string | undefined {
  return typeof $ref === 'string' && $ref.startsWith(COMPONENT)
    ? $ref.slice(COMPONENT.length)
    : undefined;
}

/** The schema itself, or the component that it refers to. */
export function inPlace(schema: Schema): Schema {
  const name = componentOf(schema);
  return (name === undefined ? undefined : schemas[name]) ?? schema;
}

/** What a schema says about itself, or the component that it refers to. */
export function descriptionOf(schema: Schema): string {
  const text = schema['description'] ?? inPlace(schema)['description'];
  return typeof text === 'string' ? text : '';
}

/** The contract's prose: what stands between backticks is code. */
export function prose(text: string): Content {
  return text.split('`').map((part, i) => (i % 2 === 0 ? part : html`<code>${part}</code>`));
}

/** A list of schemas, such as `oneOf`. */
function schemasOf(value: unknown): Schema[] {
  return Array.isArray(value) ? value.filter(isSchema) : [];
}

/** The link to a component of the reference. */
export function componentLink(name: string): Content {
  return html`<a href="${PATHS.reference}#schema-${name}">${name}</a>`;
}

function joined(parts: readonly Content[], separator: string): Content {
  return parts.map((part, i) => (i === 0 ? part : [separator, part]));
}

/** What a value may be, in a few words, with links to components: `list of Order`, `text or null`. */
export function typeText(schema: Schema): Content {
  const name = componentOf(schema);
  if (name !== undefined) return componentLink(name);
  const { type, items, prefixItems, oneOf, anyOf, additionalProperties, properties } = schema;
  const choice = [...schemasOf(oneOf), ...schemasOf(anyOf)];
  if (choice.length > 0) return joined(choice.map(typeText), ' or ');
  if (schemasOf(prefixItems).length > 0)
    return ['[', joined(schemasOf(prefixItems).map(typeText), ', '), ']'];
  if (isSchema(items)) return ['list of ', typeText(items)];
  if (isSchema(additionalProperties) && properties === undefined) {
    return ['map of ', typeText(additionalProperties)];
  }
  if (Array.isArray(type)) return type.join(' or ');
  return typeof type === 'string' ? type : 'anything';
}

/** Keywords that limit a value, with what is said about them. */
const LIMITS: readonly (readonly [keyword: string, say: (value: string) => string])[] = [
  ['const', (value) => `always ${value}`],
  ['format', (value) => value],
  ['minimum', (value) => `from ${value}`],
  ['maximum', (value) => `up to ${value}`],
  ['minLength', (value) => `at least ${value} characters`],
  ['maxLength', (value) => `at most ${value} characters`],
  ['minItems', (value) => `at least ${value} entries`],
  ['maxItems', (value) => `at most ${value} entries`],
  ['pattern', (value) => `like ${value}`],
];

function plain(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The limits of a value, its choices, default and example, each as a piece of text. */
export function limitTexts(schema: Schema): Content[] {
  const limits = LIMITS.flatMap(([keyword, say]) =>
    schema[keyword] === undefined ? [] : [say(plain(schema[keyword]))],
  );
  const values = Array.isArray(schema['enum']) ? schema['enum'] : [];
  const open = schema['x-open-enum'] === true ? ' and others' : '';
  const choices =
    values.length === 0
      ? []
      : [
          [
            'one of ',
            joined(
              values.map((value) => html`<code>${plain(value)}</code>`),
              ' ',
            ),
            open,
          ],
        ];
  const fallback =
    schema['default'] === undefined ? [] : [html`default <code>${plain(schema['default'])}</code>`];
  return [...limits, ...choices, ...fallback];
}

/** The first example of a schema. */
export function exampleOf({ examples }: Schema): Content {
  return Array.isArray(examples) && examples.length > 0
    ? html`<code>${plain(examples[0])}</code>`
    : '';
}
