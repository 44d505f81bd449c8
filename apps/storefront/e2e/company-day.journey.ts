import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { addItems, callApi, signIn } from './api.ts';
import { expect, hydratedPage, test } from './journey.ts';
import { newEmail } from './new-email.ts';
import { CARDS, createShopper } from './shopper.ts';

const DECKLE = '1090031186';
const PASSWORD = 'a long phrase of mine';

/** Runs a command of the operator on the running shop. */
const operate = (command: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [`tools/shop/${command}.mjs`, ...args], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: process.env.SHOP_DATA_DIR },
  });

/** Returns the address in the newest mail of a kind to a recipient. */
async function findLink(email: string, kind: string, link: RegExp): Promise<string> {
  const mail = () =>
    readFileSync(join(process.env.SHOP_DATA_DIR!, 'mail', 'outbox.jsonl'), 'utf8')
      .split('\n')
      .findLast((line) => line.includes(email) && line.includes(`"kind":"${kind}"`));
  // Mails are sent after the reply.
  await expect.poll(mail).toBeDefined();
  return link.exec(mail()!)![0];
}

/** Follows an invitation and chooses a password. @returns the page of the new user */
async function acceptInvitation(
  browser: Browser,
  email: string,
  viewport?: { width: number; height: number },
) {
  const page = hydratedPage(await browser.newPage(viewport ? { viewport } : {}));
  await page.goto(
    await findLink(email, 'invitation', /\/cc\/mmx\/office\/supplies\/reset-password\?[\w%&=.-]+/),
  );
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByText(/^Your password has been changed/)).toBeVisible();
  await signIn(page, email, PASSWORD, 'sba');
  return page;
}

async function invite(page: Page, email: string, role: string): Promise<void> {
  await page.getByLabel(/^First name/).fill(role);
  await page.getByLabel(/^Last name/).fill('Quire');
  await page.getByLabel(/^Email address/).fill(email);
  await page.getByLabel(/^Role/).first().selectOption({ label: role });
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Invited');
}

// Other journeys expect the former policy, also after a failure.
test.afterEach(() => operate('organizations', 'budgeting', DECKLE, 'optional', '--overdraft', 'off'));

test('a day at a company: from an invitation to an approved order in the report', async ({
  page,
  browser,
  holdAccount,
}) => {
  await holdAccount('studio@example.com');
  await operate('organizations', 'budgeting', DECKLE, 'optional', '--overdraft', 'approve');

  // The admin invites an approver and a buyer, who has a budget of their own.
  const [approverEmail, buyerEmail] = [newEmail('approver'), newEmail('buyer')];
  await signIn(page, 'studio@example.com', 'pencil-and-plan', 'sba');
  await page.goto('/cc/mmx/account/users');
  await invite(page, approverEmail, 'Approver');
  await invite(page, buyerEmail, 'Buyer');
  const code = `DAY-${Date.now().toString(36).toUpperCase()}`;
  const { users } = await callApi<{ users: { id: string; username: string }[] }>(
    page,
    '/organization/users',
    {
      method: 'GET',
      tenant: 'sba',
    },
  );
  await callApi(page, '/organization/budgets', {
    tenant: 'sba',
    data: {
      code,
      name: 'A day',
      amount: 20,
      period: 'MONTH',
      rollsOver: false,
      isDefault: false,
      scope: { type: 'PERSON', id: users.find(({ username }) => username === buyerEmail)!.id },
    },
  });

  // The buyer orders over budget.
  const buyer = await acceptInvitation(browser, buyerEmail);
  await addItems(buyer, [{ itemId: '24110101', qty: 5 }], { tenant: 'sba' });
  await callApi(buyer, '/checkout/default', {
    method: 'PUT',
    tenant: 'sba',
    data: { accounting: { budgetCenter: code } },
  });
  await buyer.goto('/cc/mmx/cart');
  await expect(buyer.getByRole('region', { name: 'Accounting' })).toContainText(
    'it then waits for an approver',
  );
  await buyer.getByRole('link', { name: /^Change Cost center/ }).click();
  await buyer.getByRole('combobox', { name: 'Cost center' }).selectOption('4100');
  await buyer.getByRole('button', { name: /^Save / }).click();
  await expect(buyer.getByText('Saved', { exact: true })).toBeVisible();
  await buyer.goto('/cc/mmx/checkout');
  await createShopper(buyer).enterCard(CARDS.good);
  await createShopper(buyer).placeOrderButton().click();
  await expect(buyer).toHaveURL(/\/order\/\d+$/);
  await expect(buyer.getByRole('heading', { name: /is waiting for approval/ })).toBeVisible();
  const orderNumber = buyer.url().split('/').at(-1)!;

  // The approver follows the mail on a phone, orders less, and approves.
  const approver = await acceptInvitation(browser, approverEmail, { width: 360, height: 780 });
  await approver.goto(
    await findLink(approverEmail, 'approvalRequested', /\/cc\/mmx\/account\/approvals[\w?=&%-]*/),
  );
  await approver.goto(`/cc/mmx/account/approvals?order=${orderNumber}`);
  await approver.getByText('Change this order').click();
  await approver.getByLabel(/^Quantity of/).fill('2');
  await approver.getByRole('button', { name: 'Show difference' }).click();
  await expect(approver.getByText('With these changes')).toBeVisible();
  await approver.getByRole('button', { name: 'Save changes' }).click();
  await expect(approver.getByText('The order was changed.')).toBeVisible();
  expect(await approver.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await approver.getByRole('button', { name: 'Approve' }).click();
  await expect(approver.getByText(/Your decision was saved|was approved/)).toBeVisible();

  // It ships, and the admin's report has it.
  await operate('orders', 'ship', orderNumber);
  await buyer.reload();
  await expect(buyer.getByRole('heading', { name: /is on its way/ })).toBeVisible();
  await expect(buyer.getByText('Cost center 4100')).toBeVisible();
  await page.goto('/cc/mmx/account/reports?group=budget');
  await expect(page.getByRole('row').filter({ hasText: 'A day' })).toContainText('2');

  await buyer.close();
  await approver.close();
});
