import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { CARDS, PLACES, createShopper } from './shopper.ts';
import { FULL, expect, test } from './journey.ts';
import { expectAccessible } from './inspect-page.ts';
import { newEmail } from './new-email.ts';

const newName = () => newEmail('ada');
const PASSWORD = 'a long phrase of mine';

async function fillRegistration(page: Page, username: string) {
  await page.getByLabel(/^First name/).fill('Ada');
  await page.getByLabel(/^Last name/).fill('Page');
  const company = page.getByRole('textbox', { name: /^Company/ });
  if (await company.isVisible()) await company.fill('Page & Co');
  await page.getByLabel(/^Email address/).fill(username);
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
}

test('a guest with a cart creates an account on the way to checkout, orders, and cancels the order', async ({
  page,
}) => {
  const shopper = createShopper(page);
  await shopper.add('stapler');
  await shopper.openCart();
  await shopper.goToCheckout();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL(/register\?jumpUrl=%2Fcheckout/);
  await fillRegistration(page, newName());
  await expect(page).toHaveURL(/\/checkout$/);
  await page.getByLabel('Save this address to my account').check();
  await shopper.enterAddress(PLACES.framingham);
  await shopper.enterCard(CARDS.good);
  await shopper.placeOrderButton().click();
  await expect(page).toHaveURL(/\/order\/\d+$/);
  const orderNumber = page.url().split('/').at(-1)!;

  // Buys the item again.
  await page.getByRole('button', { name: /^Buy again/ }).click();
  await expect(page.getByRole('dialog', { name: 'Item added to cart' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Order \d+ is canceled\.$/ })).toBeVisible();

  await page.goto('/account/orders');
  await page.getByLabel('Status').selectOption('CANCELED');
  await page.getByRole('button', { name: 'Search orders' }).click();
  await expect(page).toHaveURL(/status=CANCELED/);
  await expect(page.getByRole('link', { name: orderNumber })).toBeVisible();

  // Saved at checkout.
  await page.goto('/account/addresses');
  await expect(page.getByRole('button', { name: 'Change 12 Mill Lane' })).toBeVisible();
});

test('a shopper signs in and creates an account in a drawer, and stays on the page', async ({ page }) => {
  await page.goto('/deals');
  const drawer = page.getByRole('dialog');
  // A guest who opens a page of the account signs in first.
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Your rewards' }).press('Enter');
  await expect(drawer.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(footer.getByRole('link', { name: 'Your rewards' })).toBeFocused();

  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).first().click();
  await drawer.getByRole('link', { name: 'Create an account' }).click();
  await expect(drawer.getByRole('heading', { name: 'Create an account' })).toBeVisible();
  await fillRegistration(page, newName());
  await expect(drawer.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  await expect(drawer.getByText(/^\d of 4 done$/)).toBeVisible();
  await expect(page).toHaveURL(/\/deals$/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await footer.getByRole('link', { name: 'Add an address' }).click();
  await expect(drawer.getByLabel(/^Street address/)).toBeVisible();
  await page.keyboard.press('Escape');
  await footer.getByRole('link', { name: 'Your rewards' }).click();
  await drawer.getByRole('button', { name: 'Join the rewards program' }).click();
  await drawer.getByRole('link', { name: 'Claim missing rewards' }).click();
  await expect(
    page
      .getByRole('dialog')
      .last()
      .getByLabel(/^Order number/),
  ).toBeVisible();
});

test('profile, addresses and rewards are saved', FULL, async ({ page }) => {
  await page.goto('/office/supplies/register?jumpUrl=/account');
  await fillRegistration(page, newName());
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  await page.getByRole('link', { name: 'Join the rewards program' }).click();
  await page.getByRole('button', { name: 'Join the rewards program' }).click();
  await expect(page.getByText('Welcome! You are a member of the rewards program.')).toBeVisible();

  const nav = page.getByRole('navigation', { name: 'Your account' });
  await nav.getByRole('link', { name: 'Profile' }).click();
  await page.getByLabel(/^Phone number/).fill('(508) 555-0142');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Your profile is saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(/^Phone number/)).toHaveValue('508-555-0142');

  await nav.getByRole('link', { name: 'Addresses' }).click();
  await page.getByRole('button', { name: 'Add an address' }).click();
  for (const [label, value] of Object.entries(PLACES.framingham)) {
    const field = page.getByLabel(new RegExp(`^${label}`));
    if (label === 'State') await field.selectOption(value);
    else await field.fill(value);
  }
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByRole('button', { name: 'Change 12 Mill Lane' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('12 Mill Lane')).toBeVisible();
});

test('a forgotten password is reset by an emailed link, also without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const username = newName();
  await page.goto('/office/supplies/register?jumpUrl=/account');
  await fillRegistration(page, username);
  await expect(page).toHaveURL(/\/account$/);
  await page.getByRole('button', { name: 'Sign out' }).click();

  await page.goto('/office/supplies/login?jumpUrl=/quick-order');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel(/^Email address/).fill(username);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText(/we’ve sent a reset link/)).toBeVisible();

  const directory = process.env.SHOP_DATA_DIR;
  if (directory) {
    const mail = () =>
      readFileSync(join(directory, 'mail', 'outbox.jsonl'), 'utf8')
        .split('\n')
        .findLast((line) => line.includes(username) && line.includes('passwordReset'));
    // The mail is sent after the reply.
    await expect.poll(mail).toBeDefined();
    const link = /\/office\/supplies\/reset-password\?jumpUrl=[\w%-]+&token=[\w-]+/.exec(mail()!)![0];
    await page.goto(link);
    await page.getByLabel(/^Password/).fill('another long phrase');
    await page.getByRole('button', { name: 'Set new password' }).click();
    await expect(page.getByText('Your password has been changed.')).toBeVisible();
    await createShopper(page).signIn(username, 'another long phrase');
    // Returns to where the shopper started.
    await expect(page).toHaveURL(/\/quick-order$/);
    await page.goto(link);
    await page.getByLabel(/^Password/).fill('a third long phrase');
    await page.getByRole('button', { name: 'Set new password' }).click();
    await expect(page.getByText(/This link has expired or has already been used/)).toBeVisible();
  }
  await context.close();
});

test('a device can be signed out from another device', FULL, async ({ page, browser }) => {
  const username = newName();
  await page.goto('/cc/mmx/office/supplies/register?TARGET=/cc/mmx/account/sessions');
  await fillRegistration(page, username);
  await expect(page.getByRole('heading', { level: 1, name: 'Signed-in devices' })).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await other.goto('/cc/mmx/office/supplies/login');
  await createShopper(other).signIn(username, PASSWORD);
  await expect(other.getByRole('button', { name: 'Sign out' })).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Sign out of all other devices' }).click();
  await expect(page.getByRole('button', { name: 'Sign out of all other devices' })).toBeHidden();
  await other.goto('/cc/mmx/account');
  await expect(other).toHaveURL(/\/office\/supplies\/login/);
  await other.context().close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('profile, addresses and password are changed; a refusal is shown at its field', async ({ page }) => {
    const name = newName();
    await page.goto('/office/supplies/register?jumpUrl=/account/details');
    await fillRegistration(page, name);
    await expect(page).toHaveURL(/\/account\/details$/);

    await page.getByLabel(/^First name/).fill('Augusta');
    await page.getByLabel(/^Phone number/).fill('12');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByLabel(/^Phone number/)).toHaveAccessibleDescription(/Invalid phone number/);
    // The input is kept, and nothing has changed yet.
    await expect(page.getByLabel(/^First name/)).toHaveValue('Augusta');
    await page.getByLabel(/^Phone number/).fill('(508) 555-0142');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Your profile is saved.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Your profile is saved.')).toBeHidden();
    await expect(page.getByLabel(/^First name/)).toHaveValue('Augusta');
    await expect(page.getByLabel(/^Phone number/)).toHaveValue('508-555-0142');

    await page
      .getByLabel(/^Current password/)
      .last()
      .fill('not my password');
    await page.getByLabel(/^New password/).fill('another phrase of mine');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByLabel(/^Current password/).last()).toHaveAccessibleDescription(
      /isn’t your current/,
    );
    await expect(page.getByLabel(/^New password/)).toHaveValue('');
    await page
      .getByLabel(/^Current password/)
      .last()
      .fill(PASSWORD);
    await page.getByLabel(/^New password/).fill('another phrase of mine');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText(/Your password has been changed/)).toBeVisible();

    await page.goto('/account/addresses');
    await page.getByRole('button', { name: 'Add an address' }).click();
    for (const [label, value] of Object.entries({ ...PLACES.framingham, 'ZIP code': 'x' })) {
      const field = page.getByLabel(new RegExp(`^${label}`));
      if (label === 'State') await field.selectOption(value);
      else await field.fill(value);
    }
    await page.getByRole('button', { name: 'Save address' }).click();
    await expect(page.getByLabel(/^ZIP code/)).toHaveAccessibleDescription(/Invalid zip code/);
    await expect(page.getByLabel(/^Street address/)).toHaveValue('12 Mill Lane');
    await page.getByLabel(/^ZIP code/).fill('01702');
    await page.getByRole('button', { name: 'Save address' }).click();
    await page.getByRole('button', { name: 'Change 12 Mill Lane' }).click();
    await page.getByLabel(/^Street address/).fill('14 Mill Lane');
    await page.getByRole('button', { name: 'Save address' }).click();
    await page.getByRole('button', { name: 'Remove 14 Mill Lane' }).click();
    await expect(page.getByText('No addresses yet')).toBeVisible();
  });
});
