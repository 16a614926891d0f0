import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { escaped } from '../../text/xml.ts';
import { html } from './html.ts';

test('values are text, in elements and in attributes', () => {
  const hostile = `"><script>alert('x')</script>&amp;`;
  expect(html`<b title="${hostile}">${hostile}</b>`.text).toBe(
    `<b title="${escaped(hostile)}">${escaped(hostile)}</b>`,
  );
  expect(escaped(hostile)).not.toMatch(/[<>"']/);
});

test('HTML stays as it is, lists are joined, and undefined is empty', () => {
  const items = ['a', 'b&'].map((item) => html`<b>${item}</b>`);
  expect(html`${items}${undefined}${3}`.text).toBe('<b>a</b><b>b&amp;</b>3');
});

test('no text leaves its element or attribute', () => {
  assert(
    property(string({ unit: 'binary' }), (text) => {
      const inside = html`<p>${text}</p>`.text.slice(3, -4);
      expect(inside).not.toMatch(/[<>"']|&(?!(amp|lt|gt|quot|#39);)/);
    }),
  );
});
