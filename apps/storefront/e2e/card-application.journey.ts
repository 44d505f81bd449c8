import type { Page } from '@playwright/test';
import { FULL, expect, test } from './journey.ts';
import { createShopper } from './shopper.ts';

const payment = (page: Page) => page.getByRole('region', { name: 'Payment' });

/** Applies for the card in the bank's window. */
async function apply(page: Page, email: string) {
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Apply for the Amex card' }).click(),
  ]);
  await expect(page.getByText('Finish your application in the window of the bank.')).toBeVisible();
  const values = {
    'First name': 'Pat',
    'Last name': 'Reyes',
    'Email address': email,
    'Street address': '12 Mill Lane',
    City: 'Framingham',
    'ZIP code': '01702',
  };
  for (const [label, value] of Object.entries(values)) await opened.getByLabel(label).fill(value);
  await opened.getByLabel('State').selectOption('MA');
  await Promise.all([opened.waitForEvent('close'), opened.getByRole('button', { name: 'Apply' }).click()]);
}

test('an application is under review, then not approved, then approved: its card pays for the order', async ({
  page,
}) => {
  const shopper = createShopper(page);
  await shopper.openPayment('stapler');
  await apply(page, 'review@example.com');
  await expect(payment(page).getByText(/Your application is under review/)).toBeVisible();
  await payment(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(payment(page).getByText(/Your application is under review/)).toHaveCount(0);

  await apply(page, 'deny@example.com');
  await expect(payment(page).getByText(/Your application was not approved/)).toBeVisible();

  await apply(page, 'pat@example.com');
  await expect(payment(page)).toContainText('0005');
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]),
  );
  expect(kept).not.toMatch(/378282246310005|card_[0-9a-f]{8}/);
  await shopper.placeOrderButton().click();
  await expect(page).toHaveURL(/\/order\/\d+$/);
  await expect(page.getByRole('main')).toContainText('0005');
});

test('the business site does not offer it', FULL, async ({ page }) => {
  await page.goto('/cc/mmx');
  const offered = await page.evaluate(async () => {
    const reply = await fetch('/cc/api/account', { headers: { 'x-tenant': 'sba' } });
    const { data } = (await reply.json()) as {
      data: { session: { sessionIPA: { webToggleList: { toggleName: string; values: string[] }[] } } };
    };
    return data.session.sessionIPA.webToggleList.find(({ toggleName }) => toggleName === 'amexApply')?.values;
  });
  expect(offered).toEqual(['false']);
});
