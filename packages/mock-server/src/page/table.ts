import { type Content, type Html, html } from './html.ts';

/** A table with a head; the first cell of a row names it. Wide ones scroll by themselves. */
export function table(
  columns: readonly string[],
  rows: readonly (readonly [Content, ...Content[]])[],
): Html {
  return html`<div class="scroll">
    <table>
      <thead>
        <tr>
          ${columns.map((column) => html`<th scope="col">${column}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([first, ...rest]) =>
            html`<tr>
              <th scope="row">${first}</th>
              ${rest.map((cell) => html`<td>${cell}</td>`)}
            </tr> `,
        )}
      </tbody>
    </table>
  </div>`;
}

/** A table of two columns without a head: what, and how it is. */
export function facts(rows: readonly (readonly [name: string, value: Content])[]): Html {
  return html`<table>
    <tbody>
      ${rows.map(
        ([name, value]) =>
          html`<tr>
            <th scope="row">${name}</th>
            <td>${value}</td>
          </tr> `,
      )}
    </tbody>
  </table>`;
}
