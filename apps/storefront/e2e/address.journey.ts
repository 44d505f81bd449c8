import { createShopper, PLACES } from './shopper.ts';
import { FULL, expect, test } from './journey.ts';

test('a ZIP code fills in its city and state, and corrects another city', FULL, async ({ page }) => {
  const shopper = createShopper(page);
  await shopper.add('stapler');
  await shopper.openCart();
  await shopper.goToCheckout();
  await shopper.continueWithEmail('pat@example.com');

  const city = page.getByLabel(/^City/);
  const zipCode = page.getByLabel(/^ZIP code/);
  await zipCode.fill('10001');
  await expect(city).toHaveValue('New York');
  await zipCode.fill('01760');
  await expect(city).toHaveValue('Natick');
  await expect(page.getByLabel(/^State/)).toHaveValue('MA');

  // The shopper's input is kept.
  await shopper.enterAddress({ ...PLACES.framingham, City: 'Boston', 'ZIP code': '01760' });
  await expect(page.getByText('Boston, MA 01760')).toBeVisible();
  await expect(page.getByText('Did you mean Natick, MA 01760?')).toBeVisible();
  await page.getByRole('button', { name: 'Use this address', exact: true }).click();
  await expect(page.getByText('Natick, MA 01760')).toBeVisible();
  await expect(page.getByText('Boston, MA 01760')).toHaveCount(0);
  await expect(page.getByText('Did you mean')).toHaveCount(0);
});
