import type { Page } from '@playwright/test';
import { addItems } from './api.ts';
import { FULL, expect, test } from './journey.ts';
import { untilReady } from './shopper.ts';

const services = (page: Page) => page.getByRole('group', { name: /^Furniture services for/ });
const summary = (page: Page) => page.getByRole('region', { name: 'Order summary' });

/** Adds desks that offer both service levels (docs/qa.md) and opens the cart. */
async function openWithDesks(page: Page, qty: number) {
  await addItems(page, [{ itemId: '24193201', qty }]);
  await page.goto('/cart');
}

test(
  'services are chosen in the furniture table, shown with their fee, changed and removed',
  FULL,
  async ({ page }) => {
    await openWithDesks(page, 3);
    await untilReady(page);
    const open = page.getByRole('button', { name: /^Add furniture services/ });
    await open.click();
    const drawer = page.getByRole('dialog', { name: 'Furniture services' });
    await expect(drawer.getByRole('row', { name: /Basic furniture service/ })).toContainText('$79.00');
    await expect(drawer.getByRole('row', { name: /Custom furniture service/ })).toContainText(
      'To be determined',
    );
    const more = (level: string) =>
      drawer.getByRole('button', { name: `Increase quantity of ${level} furniture` });
    await more('Basic').click();
    await more('Basic').click();
    await more('Custom').click();
    await expect(more('Basic')).toHaveAttribute('aria-disabled', 'true');
    await drawer.getByRole('button', { name: 'Save services' }).click();
    // First, because announcements are cleared after five seconds.
    await expect(page.getByText(/^Furniture services for .* saved\.$/)).toHaveCount(1);
    await expect(drawer).toHaveCount(0);
    await expect(services(page)).toContainText('$158.00');
    await expect(services(page)).toContainText('Fee to be determined');
    await expect(summary(page)).toContainText('Other furniture services');
    const change = page.getByRole('button', { name: /^Change services/ });
    await expect(change).toBeFocused();

    await page.reload();
    await untilReady(page);
    await expect(services(page)).toContainText('$158.00');
    await change.click();
    await drawer.getByRole('button', { name: 'Remove services' }).click();
    await expect(open).toBeFocused();
    await expect(summary(page)).not.toContainText('urniture services');
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a form on the line chooses services, and removes them', async ({ page }) => {
    await openWithDesks(page, 2);
    const level = (name: string) => services(page).getByRole('textbox', { name: new RegExp(name) });
    await services(page).locator('summary', { hasText: 'Add furniture services' }).click();
    await level('Basic').fill('2');
    await services(page).getByRole('button', { name: 'Save services' }).click();
    await expect(services(page)).toContainText('$158.00');
    await expect(summary(page)).toContainText('$158.00');
    await services(page).locator('summary', { hasText: 'Change services' }).click();
    await level('Basic').fill('0');
    await services(page).getByRole('button', { name: 'Save services' }).click();
    await expect(summary(page)).not.toContainText('urniture services');
  });
});
