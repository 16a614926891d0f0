import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openConsole } from './kit/console.tsx';
import { heading } from './kit/screen.ts';

/** Drags something over an element and drops it. Returns whether the console handled it instead of the browser. */
function drop(target: Element, fill: (held: DataTransferItemList) => void): boolean {
  const dataTransfer = new DataTransfer();
  fill(dataTransfer.items);
  const event = { dataTransfer, bubbles: true, cancelable: true };
  const handled = ['dragover', 'drop'].map(
    (type) => !target.dispatchEvent(new DragEvent(type, event)),
  );
  return handled.every(Boolean);
}

test('a file dropped anywhere does not replace the console, and text may be dropped', async () => {
  await openConsole('/orders', { as: 'user' });
  await expect.element(heading).toBeVisible();
  const target = heading.element();
  expect(drop(target, (held) => held.add(new File(['a'], 'names.txt')))).toBe(true);
  expect(drop(target, (held) => held.add('one.com', 'text/plain'))).toBe(false);
});

test('a text file dropped on a list of names adds its names', async () => {
  await openConsole('/domains/lookup', { as: 'user' });
  const names = page.getByRole('textbox', { name: 'Domains' });
  await names.fill('one.com');
  const file = new File(['two.com\nthree.com\n'], 'names.txt');
  expect(drop(names.element(), (held) => held.add(file))).toBe(true);
  await expect.element(names).toHaveValue('one.com\ntwo.com\nthree.com\n');
});

test('a field says what another file is, and stays as it was', async () => {
  await openConsole('/domains/lookup', { as: 'user' });
  const names = page.getByRole('textbox', { name: 'Domains' });
  await names.fill('one.com');
  const file = new File([new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])], 'list.xlsx');
  drop(names.element(), (held) => held.add(file));
  const problem = 'list.xlsx is a ZIP archive or an office document, not a text file';
  await expect.element(page.getByText(problem)).toBeVisible();
  await expect.element(names).toHaveValue('one.com');
  await names.fill('two.com');
  await expect.element(page.getByText(problem)).not.toBeInTheDocument();
});
