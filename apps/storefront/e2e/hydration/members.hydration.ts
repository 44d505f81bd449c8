import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { addItems } from '../api.ts';
import { createShopper } from '../shopper.ts';
import { ACCOUNT_PAGES, ORGANIZATION_PAGES } from '../../src/testing/page-addresses.ts';
import { test } from './hydration.ts';
import { hydrationFaults, untilHydrated } from './hydrated-page.ts';

const MEMBERS = [
  {
    who: 'a shopper',
    root: '',
    username: 'wendy@example.com',
    password: 'paper-and-ink',
    pages: [...ACCOUNT_PAGES, '/', '/cart', '/checkout'],
  },
  {
    who: 'an admin of an organization',
    root: '/cc/mmx',
    username: 'office@example.com',
    password: 'ledger-and-rule',
    pages: [...ACCOUNT_PAGES, ...ORGANIZATION_PAGES, '/', '/cart', '/search?q=paper'],
  },
  {
    who: 'a buyer of an organization',
    root: '/cc/mmx',
    username: 'buyer@example.com',
    password: 'carbon-and-copy',
    // Buyers are refused; the refusal is also a page.
    pages: ['/account', '/account/users', '/account/ship-to', '/checkout'],
  },
] as const;

async function signIn(page: Page, root: string, username: string, password: string): Promise<void> {
  await page.goto(`${root}/office/supplies/login?${root ? 'TARGET' : 'jumpUrl'}=${root}/account`);
  await untilHydrated(page);
  await createShopper(page).signIn(username, password);
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
}

test('an account form refused without JavaScript hydrates as the server rendered it', async ({
  page,
  baseURL,
}) => {
  await signIn(page, '', 'wendy@example.com', 'paper-and-ink');
  for (const [form, fields] of [
    ['/forms/account/profile', { firstName: '', lastName: '', phone: '1' }],
    ['/forms/account/password', { password: 'wrong', newPassword: 'short' }],
    ['/forms/account/address', { address1: '', zipCode: '1' }],
  ] as const) {
    const reply = await page.request.post(form, {
      headers: { origin: baseURL! },
      form: { key: `key-${form}`, site: '', ...fields },
      maxRedirects: 0,
    });
    expect(reply.status()).toBe(303);
    expect.soft(await hydrationFaults(page, reply.headers()['location']!), form).toEqual([]);
  }
});

for (const { who, root, username, password, pages } of MEMBERS) {
  test(`the pages of ${who} hydrate as the server rendered them`, async ({ page }) => {
    await signIn(page, root, username, password);
    await addItems(page, [{ itemId: '24110101', qty: 1 }], { tenant: root ? 'sba' : 'sdc' });
    for (const path of pages) {
      expect.soft(await hydrationFaults(page, root + path), path).toEqual([]);
    }
  });
}

test('no page of a member has a whole customer number in its HTML', async ({ page }) => {
  // Those of the demo accounts.
  const numbers = /1084420417|2047118063/;
  for (const { root, username, password, pages } of MEMBERS.slice(0, 2)) {
    await signIn(page, root, username, password);
    await addItems(page, [{ itemId: '24110101', qty: 1 }], { tenant: root ? 'sba' : 'sdc' });
    for (const path of [...pages, '/checkout']) {
      const html = await (await page.request.get(root + path)).text();
      expect.soft(numbers.exec(html)?.[0], root + path).toBeUndefined();
      if (path === '/account') expect(html).toMatch(/\*{6}-(0417|8063)/);
    }
    await page.context().clearCookies();
  }
});

test('a business cart with budgets hydrates as the server rendered it', async ({ page, baseURL }) => {
  await signIn(page, '/cc/mmx', 'studio@example.com', 'pencil-and-plan');
  const added = await page.request.post('/cc/api/checkout/default/item', {
    headers: { 'x-tenant': 'sba', origin: baseURL!, 'idempotency-key': crypto.randomUUID() },
    data: { items: [{ itemId: '24110101', qty: 1 }] },
  });
  expect(added.ok()).toBe(true);
  expect(await hydrationFaults(page, '/cc/mmx/cart')).toEqual([]);
  await expect(page.getByRole('region', { name: 'Accounting' })).toBeVisible();
  expect(
    await hydrationFaults(page, '/cc/mmx/cart?accountingError=BUDGET_CENTER_INVALID#accounting'),
  ).toEqual([]);
});
