import { type Content, type Html, html } from './html.ts';
import {
  descriptionOf,
  exampleOf,
  isSchema,
  limitTexts,
  prose,
  type Schema,
  typeText,
} from './schema-text.ts';
import { table } from './table.ts';

type Row = readonly [Content, ...Content[]];

function sentences(parts: readonly Content[]): Content {
  return parts.map((part, i) => (i === 0 ? part : ['; ', part]));
}

/** What a field is: its description, and its limits behind it. */
export function meaning(schema: Schema, text: string = descriptionOf(schema)): Html {
  const limits = limitTexts(schema);
  return html`${prose(text)}${limits.length === 0 ? '' : html` <span class="quiet">${sentences(limits)}</span>`}`;
}

/** The fields of an object, those of objects in it too, as rows: `items[].price`. */
function fieldRows(schema: Schema, prefix: string): Row[] {
  const { properties, required, items, oneOf } = schema;
  const must: readonly unknown[] = Array.isArray(required) ? required : [];
  const own = Object.entries(isSchema(properties) ? properties : {}).flatMap(([name, part]) => {
    if (!isSchema(part)) return [];
    const star = must.includes(name)
      ? html`<span title="required" aria-label="required">*</span>`
      : '';
    const row: Row = [
      html`<code>${prefix}${name}</code>${star}`,
      typeText(part),
      meaning(part),
      exampleOf(part),
    ];
    return [row, ...fieldRows(part, `${prefix}${name}.`)];
  });
  const inner = isSchema(items) ? fieldRows(items, `${prefix.replace(/\.$/, '')}[].`) : [];
  const choices = Array.isArray(oneOf) ? oneOf.filter(isSchema) : [];
  return [...own, ...inner, ...choices.flatMap((part) => fieldRows(part, prefix))];
}

/** A schema: its fields as a table, or what kind of value it is. A field with a star has to be there. */
export function schemaView(schema: Schema): Html {
  const rows = fieldRows(schema, '');
  const kind = html`<p>
    ${typeText(schema)}${sentences(limitTexts(schema).map((text) => [': ', text]))}
  </p>`;
  return rows.length === 0 ? kind : table(['Field', 'Type', 'Meaning', 'Example'], rows);
}
