import { FULL, expect, test } from './journey.ts';

test('the status of the store in the header follows the clock', FULL, async ({ page }) => {
  await page.goto('/stores/1547');
  await page.getByRole('main').getByRole('button', { name: 'Make this your store' }).click();
  const store = page.getByRole('banner').getByRole('link', { name: /^Your store: / });
  await expect(store).toBeVisible();
  // A Tuesday in Framingham.
  await page.clock.install({ time: new Date('2027-03-02T12:00:00-05:00') });
  await page.goto('/cart');
  await expect(store).toHaveText(/Open until \d+ pm$/);
  await page.clock.fastForward('11:00:00');
  await expect(store).toHaveText(/Closed until \d+ am tomorrow$/);
  await page.clock.fastForward('02:00:00');
  await expect(store).toHaveText(/Closed until \d+ am$/);
});
