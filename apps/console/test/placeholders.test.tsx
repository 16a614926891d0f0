import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openConsole } from './kit/console.tsx';

test.for([
  ['/managers', 'Managers'],
  ['/payments', 'Payments'],
  ['/invoices', 'Invoices'],
] as const)(
  '%s says that it is under construction [§8.placeholders.under-construction]',
  async ([url, title]) => {
    await openConsole(url, { as: 'admin' });
    await expect.element(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await expect.element(page.getByText('This page is under construction.')).toBeVisible();
  },
);
