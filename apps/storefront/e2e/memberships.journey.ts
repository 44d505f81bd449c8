import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { callApi, toCardPayment } from './api.ts';
import { newEmail } from './new-email.ts';
import { orderOf } from './place-order.ts';
import { CARDS, untilReady } from './shopper.ts';

/** A pack of pens. */
const PENS = '24123101';

/** Registers a member of the rewards program. */
const join = (page: Page) =>
  callApi(page, '/account/register', {
    data: {
      firstName: 'Pat',
      lastName: 'Reyes',
      username: newEmail('member'),
      password: 'a long phrase of mine',
      joinRewards: true,
    },
  });

test('a membership is added from the drawer, and shown on the account page once it is ordered', async ({
  page,
}) => {
  await join(page);
  await page.goto('/help');
  await untilReady(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Membership', exact: true });
  await link.click();
  const drawer = page.getByRole('dialog', { name: 'Membership' });
  await expect(drawer.getByText('Free standard delivery on orders of $25.00 or more')).toBeVisible();
  await drawer.getByRole('button', { name: 'Add to cart: Foolscap Select Membership, 1 Year' }).click();
  await expect(page.getByRole('dialog', { name: 'Item added to cart' })).toBeVisible();
  await expect(drawer).toHaveCount(0);

  await page.goto('/membership');
  await expect(page.getByText('It’s in your cart.')).toBeVisible();

  const orderNumber = await orderOf(page, PENS);
  await page.goto(`/order/${orderNumber}`);
  await expect(page.getByText(/^Membership from .+ to /)).toBeVisible();
  await page.goto('/account');
  await expect(page.getByText(/You have Select until /)).toBeVisible();
  await callApi(page, '/account/payments', {
    data: { cardPayment: { ...toCardPayment(CARDS.good), membershipPayment: true } },
  });
  await page.getByRole('link', { name: 'See memberships' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText('Your membership', { exact: true })).toBeVisible();
  await expect(main.getByText(/charge \$49\.00, plus tax, to your card ending in \d{4}/)).toBeVisible();
  await main.getByRole('button', { name: 'Renew automatically' }).click();
  await expect(main.getByRole('button', { name: 'Turn off automatic renewal' })).toBeVisible();
  await page.reload();
  await expect(main.getByText('On', { exact: true })).toBeVisible();
});

test('the tile of a membership opens a drawer with its real benefits', async ({ page }) => {
  await join(page);
  await page.goto('/search?q=foolscap+premium+membership');
  await untilReady(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^See member offer/ })
    .first()
    .click();
  const drawer = page.getByRole('dialog', { name: 'Membership' });
  await expect(drawer.getByText('Free standard delivery on every order')).toBeVisible();
  await drawer.getByRole('button', { name: 'Add membership to cart' }).click();
  await expect(page.getByRole('dialog', { name: 'Item added to cart' })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a membership is added on its page', async ({ page }) => {
    await join(page);
    await page.goto('/membership');
    await page.getByRole('button', { name: 'Add to cart: Foolscap Select Membership, 1 Year' }).click();
    await expect(page).toHaveURL(/\/cart/);
    await expect(
      page.getByRole('main').getByText('Foolscap Select Membership, 1 Year').first(),
    ).toBeVisible();
  });
});
