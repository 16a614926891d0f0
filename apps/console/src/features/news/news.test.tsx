import type { Mock } from '@dropcatch/mock-server/browser';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { callsOf, openConsole } from '../../../test/kit/console.tsx';
import { unreachable } from '../../../test/kit/faults.ts';
import { expectTextAndLayout, hostileTexts } from '../../../test/kit/hostile.ts';
import { expectLogged } from '../../../test/kit/log.ts';
import { dialog, expectToast, field, row, rowAction } from '../../../test/kit/screen.ts';

const table = page.getByRole('table', { name: 'News' });

/** Adds an article at the top of the list. */
function addArticle({ world: { store } }: Mock, published = false, text = 'Fresh news') {
  return store.news.add({
    title: text,
    content: `${text} in full`,
    summary: null,
    is_published: published,
    created_at: '2026-11-20T11:59:00Z',
    published_at: published ? '2026-11-20T11:59:30Z' : null,
    author_id: 1,
  });
}

/** Opens the screen with a new article. Also returns its stored record and the number of its notifications. */
async function openWithArticle(published = false) {
  let id = 0;
  const opened = await openConsole('/news', {
    as: 'admin',
    prepare: (mock) => ({ id } = addArticle(mock, published)),
  });
  return {
    ...opened,
    record: `article #${id}`,
    stored: () => opened.mock.world.store.news.get(id),
    notified: () =>
      opened.mock.world.store.notifications.filter(({ title }) => title === 'Fresh news').length,
  };
}

describe('the list', () => {
  test('shows the figures and its columns, drafts included', async () => {
    const { mock } = await openConsole('/news', { as: 'admin' });
    const headings = ['Title', 'Summary', 'Status', 'Author', 'Created', 'Published', 'Actions'];
    for (const name of headings) {
      await expect.element(table.getByRole('columnheader', { name, exact: true })).toBeVisible();
    }
    for (const label of ['Total Articles', 'Drafts']) {
      await expect.element(page.getByText(label)).toBeVisible();
    }
    await expect.element(table.getByText('Draft', { exact: true }).first()).toBeVisible();
    const call = mock.requests.find(({ query }) => query.per_page === '20');
    expect(call?.query).toEqual({ page: '1', per_page: '20', include_unpublished: 'true' });
  });

  test.for(['manager', 'user'] as const)('%s may not open it', async (role) => {
    const { mock } = await openConsole('/news', { as: role });
    await expect.element(page.getByText(/Only administrators can manage news/)).toBeVisible();
    expect(mock.requests.some(({ operation }) => operation?.startsWith('news/'))).toBe(false);
  });

  test('says when there is nothing, and how to start', async () => {
    await openConsole('/news', {
      as: 'admin',
      prepare: ({ world: { store } }) => {
        for (const { id } of store.news.filter(() => true)) store.news.delete(id);
      },
    });
    await expect.element(page.getByText('No news articles yet')).toBeVisible();
    await page.getByRole('button', { name: 'Create Article' }).last().click();
    await expect.element(field('Title')).toHaveFocus();
  });

  test('says when it cannot be loaded [§8.news.load-failed]', async () => {
    await openConsole('/news', {
      as: 'admin',
      prepare: ({ faults }) => faults.add({ ...unreachable, operation: 'news/list', times: 8 }),
    });
    await expect.element(page.getByText('Failed to load news articles')).toBeVisible();
    await expectLogged('Failed to load news statistics');
  });
});

describe('writing', () => {
  test('requires a title and a content [§5.news.required]', async () => {
    await openConsole('/news', { as: 'admin' });
    await page.getByRole('button', { name: 'Create Article' }).click();
    await dialog.getByRole('button', { name: 'Create Article' }).click();
    await expect.element(dialog.getByText('Title is required')).toBeVisible();
    await expect.element(dialog.getByText('Content is required')).toBeVisible();
  });

  test('shows what readers will see, and creates a draft without a question [§8.news.created]', async () => {
    const { mock, address } = await openConsole('/news/new', { as: 'admin' });
    await field('Title').fill('Prices');
    await field('Content').fill('See https://example.com/prices\n<b>now</b>');
    const preview = dialog.getByRole('region', { name: 'Preview' });
    await expect.element(preview.getByRole('heading', { name: 'Prices' })).toBeVisible();
    const link = preview.getByRole('link', { name: 'https://example.com/prices' });
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    await expect.element(preview.getByText(/<b>now<\/b>/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Create Article' }).click();
    await expectToast('News article created successfully');
    await expect.poll(address).toBe('/news');
    await expect.element(row(/^Prices/).getByText('Draft')).toBeVisible();
    const made = mock.world.store.news.find(({ title }) => title === 'Prices');
    expect(made).toMatchObject({ is_published: false, summary: null });
  });

  test('publishing at once asks first, and going back sends nothing', async () => {
    const { mock } = await openConsole('/news/new', { as: 'admin' });
    await field('Title').fill('Fresh news');
    await field('Content').fill('In full');
    await dialog.getByLabelText('Published').click();
    await dialog.getByRole('button', { name: 'Create Article' }).click();
    const question = page.getByRole('dialog', { name: 'Publish article?' });
    await expect.element(question.getByText(/all users are notified at once/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(page.getByText('Discard your changes?')).not.toBeInTheDocument();
    await expect.element(field('Title')).toHaveValue('Fresh news');
    expect(mock.requests.some(({ operation }) => operation === 'news/create')).toBe(false);
    await dialog.getByRole('button', { name: 'Create Article' }).click();
    await question.getByRole('button', { name: 'Publish' }).click();
    await expectToast('News article created successfully');
    const made = mock.world.store.news.find(({ title }) => title === 'Fresh news');
    expect(made?.is_published).toBe(true);
  });

  test('a change of a published article needs no confirmation, and shows when the article opens again [§8.news.updated]', async () => {
    const { record, notified } = await openWithArticle(true);
    await rowAction(record, 'Edit');
    await field('Summary').fill('In short');
    await dialog.getByRole('button', { name: 'Save Article' }).click();
    await expectToast('News article updated successfully');
    await expect.element(dialog).not.toBeInTheDocument();
    await rowAction(record, 'Edit');
    await expect.element(field('Summary')).toHaveValue('In short');
    expect(notified()).toBe(0);
  });

  test('a change of an article that was withdrawn meanwhile does not publish it', async () => {
    const { record, stored, notified } = await openWithArticle(true);
    await rowAction(record, 'Edit');
    await field('Summary').fill('In short');
    Object.assign(stored() ?? {}, { is_published: false });
    await dialog.getByRole('button', { name: 'Save Article' }).click();
    await expectToast('News article updated successfully');
    expect(stored()).toMatchObject({ summary: 'In short', is_published: false });
    expect(notified()).toBe(0);
  });

  test('a failure says so and keeps the input [§8.news.save-failed]', async () => {
    const { mock, record } = await openWithArticle();
    mock.faults.add({ ...unreachable, operation: 'news/update' });
    await rowAction(record, 'Edit');
    await field('Content').fill('Better words');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(dialog.getByText('Failed to save news article')).toBeVisible();
    await expect.element(field('Content')).toHaveValue('Better words');
  });

  test('leaving with changes asks once', async () => {
    const { record, address, stored } = await openWithArticle();
    await rowAction(record, 'Edit');
    await field('Title').fill('Half a tho');
    await userEvent.keyboard('{Escape}');
    await dialog.getByRole('button', { name: 'Keep Editing' }).click();
    await expect.element(field('Title')).toHaveValue('Half a tho');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.getByRole('button', { name: 'Discard' }).click();
    await expect.poll(address).toBe('/news');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(stored()?.title).toBe('Fresh news');
  });

  test('says if the article does not exist', async () => {
    await openConsole('/news/99999/edit', { as: 'admin' });
    await expect.element(dialog.getByText('There is no such article.')).toBeVisible();
  });
});

describe('publishing', () => {
  test('says that it notifies all users, and publishes', async () => {
    const { mock, record, stored, notified } = await openWithArticle();
    await rowAction(record, 'Publish');
    await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await expect.element(dialog.getByText(/all users are notified at once/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await expectToast('News article updated successfully');
    await expectToast('Fresh news');
    expect(stored()?.is_published).toBe(true);
    expect(notified()).toBeGreaterThan(3);
    await expect.poll(() => callsOf(mock, 'notifications/stats')).toHaveLength(2);
  });

  test('can be undone', async () => {
    const { record, stored, notified } = await openWithArticle(true);
    await rowAction(record, 'Unpublish');
    await dialog.getByRole('button', { name: 'Unpublish' }).click();
    await expectToast('News article updated successfully');
    expect(stored()?.is_published).toBe(false);
    expect(notified()).toBe(0);
  });

  test('says so if it fails [§8.news.publish-failed]', async () => {
    const { mock, record } = await openWithArticle();
    mock.faults.add({ ...unreachable, operation: 'news/publish' });
    await rowAction(record, 'Publish');
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await expect.element(page.getByText('Failed to update publish status')).toBeVisible();
    await expectToast('Fresh news');
  });
});

describe('deleting', () => {
  test('says that it cannot be undone [§8.news.deleted §5.news.delete-asks]', async () => {
    const { record, stored } = await openWithArticle();
    await rowAction(record, 'Delete');
    await expect.element(dialog.getByText(/This cannot be undone/)).toBeVisible();
    await expect.element(dialog.getByText('Fresh news', { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Delete Article' }).click();
    await expectToast('News article deleted successfully');
    expect(stored()).toBeUndefined();
    await expect.element(table.getByText('Fresh news')).not.toBeInTheDocument();
  });

  test('says so if it fails [§8.news.delete-failed]', async () => {
    const { mock, record } = await openWithArticle();
    mock.faults.add({ ...unreachable, operation: 'news/delete' });
    await rowAction(record, 'Delete');
    await dialog.getByRole('button', { name: 'Delete Article' }).click();
    await expect.element(page.getByText('Failed to delete news article')).toBeVisible();
  });
});

describe('reading', () => {
  /** Notifies a user of an article. */
  const notify = ({ world: { store } }: Mock, title: string) =>
    store.notifications.add({
      user_id: 3,
      type: 'news',
      title,
      message: 'In short',
      is_read: false,
      read_at: null,
      created_at: '2026-11-20T11:59:30Z',
    });

  /** Opens the console for a user with a notification of an article. */
  const openNotified = (published: boolean) =>
    openConsole('/payments', {
      as: 'user',
      prepare: (mock) => {
        notify(mock, addArticle(mock, published).title);
      },
    });

  test('a published article opens from its notification', async () => {
    await openNotified(true);
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await page.getByRole('button', { name: /^Unread: Fresh news/ }).click();
    await expect.element(page.getByText('Fresh news in full')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByText('Fresh news in full')).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: /^Notifications/ })).toHaveFocus();
  });

  test('an article that is newer than the last read shows as loading until it is there', async () => {
    const { mock } = await openNotified(true);
    const bell = page.getByRole('button', { name: /^Notifications/ });
    await bell.click();
    await page.getByRole('button', { name: /^Unread: Fresh news/ }).click();
    await expect.element(page.getByText('Fresh news in full')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    addArticle(mock, true, 'Later news');
    notify(mock, 'Later news');
    const held = mock.faults.add({ kind: 'hang', operation: 'news/list' });
    await bell.click();
    await page.getByRole('button', { name: /^Unread: Later news/ }).click();
    await expect.element(dialog.getByRole('status', { name: 'Loading' })).toBeVisible();
    await expect.element(page.getByText(/no longer published|in full/)).not.toBeInTheDocument();
    held.remove();
    await expect.element(page.getByText('Later news in full')).toBeVisible();
  });

  test('the notification of a withdrawn article says that it is no longer published', async () => {
    await openNotified(false);
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await page.getByRole('button', { name: /^Unread: Fresh news/ }).click();
    await expect.element(page.getByText('This article is no longer published.')).toBeVisible();
  });
});

describe('hostile content', () => {
  const texts = {
    ...hostileTexts,
    link: 'javascript:alert(1) https://a.example@evil.example/',
  };

  test.for(Object.entries(texts))('%s shows as text and breaks no layout', async ([, text]) => {
    let id = 0;
    const { mock } = await openConsole('/news', {
      as: 'admin',
      prepare: (opened) => ({ id } = addArticle(opened, true, text)),
    });
    expect(mock.world.store.news.get(id)?.title).toBe(text);
    await rowAction(`article #${id}`, 'View');
    await expect.element(dialog.getByRole('article').getByText(/in full$/)).toBeVisible();
    expect(document.querySelector('article a')).toBeNull();
    expectTextAndLayout();
  });
});
