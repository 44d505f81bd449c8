import type { Page } from '@playwright/test';
import { recordAnnouncements } from './announcements.ts';
import { expect, test } from './journey.ts';
import { createShopper } from './shopper.ts';

const payment = (page: Page) => page.getByRole('region', { name: 'Payment' });
const otherTab = (page: Page) => page.getByRole('tab', { name: 'Other Payment' });

test('a buyer pays by an invoice to the organization', async ({ page, baseURL }) => {
  const readAnnouncements = await recordAnnouncements(page);
  await page.goto('/cc/mmx/office/supplies/login?TARGET=/cc/mmx/account');
  await createShopper(page).signIn('buyer@example.com', 'carbon-and-copy');
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  await page.context().request.post('/cc/api/checkout/default/item', {
    headers: { 'x-tenant': 'sba', origin: baseURL! },
    data: { items: [{ itemId: '24110101', qty: 1 }] },
  });
  await page.goto('/cc/mmx/checkout');
  await otherTab(page).click();
  const list = page.getByRole('list', { name: 'Other ways to pay' });
  await expect(list).toContainText('Billed to Bell & Margin LLC');
  await page.getByRole('button', { name: 'Use invoice' }).click();
  await expect(payment(page)).toContainText('Invoice to Bell & Margin LLC');
  await expect.poll(readAnnouncements).toContain('The invoice was added to your order.');
  await createShopper(page).placeOrderButton().click();
  await expect(page).toHaveURL(/\/order\/\d+$/);
  await expect(page.getByRole('main')).toContainText('Account invoice');
});
