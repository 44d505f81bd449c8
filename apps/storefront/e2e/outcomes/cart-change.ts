import type { Page } from '@playwright/test';
import { expect } from '../journey.ts';
import { untilReady } from '../shopper.ts';
import { untilHydrated } from './until-hydrated.ts';
import { isWrite, toReply } from './product-add.ts';
import type { Reply, Visitor } from './visitor.ts';

/** A step of an outcome that changes the cart. */
export interface ChangeStep {
  update?: { qty: number };
  accounting?: Record<string, string | null>;
  free?: { freeItems: object[] };
  coupon?: string;
  remove?: string;
  share?: string;
}

async function chooseAccounting(page: Page): Promise<void> {
  await page
    .getByRole('region', { name: 'Accounting' })
    .getByRole('button', { name: /^(Change|Choose) / })
    .first()
    .click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('radio').and(page.locator(':not(:checked)')).first().click();
  await drawer.getByRole('button', { name: 'Save' }).click();
}

async function chooseFree(page: Page): Promise<void> {
  const offers = page.getByRole('region', { name: 'Free with your order' });
  await offers
    .getByRole('button', { name: /^Increase quantity of/ })
    .first()
    .click();
  await offers.getByRole('button', { name: /^Add free item/ }).click();
}

async function enterCoupon(page: Page, code: string): Promise<void> {
  await page
    .getByRole('region', { name: 'Coupons' })
    .getByText(/^Add a(nother)? coupon/)
    .click();
  await page.getByRole('textbox', { name: 'Coupon code' }).filter({ visible: true }).fill(code);
  await page.keyboard.press('Enter');
}

async function changeQuantity(page: Page, qty: number): Promise<void> {
  const field = page.getByRole('textbox', { name: /^Quantity of/ }).first();
  if ((await field.inputValue()) === String(qty)) {
    await page
      .getByRole('button', { name: /^Increase quantity of/ })
      .first()
      .click();
    return;
  }
  await field.fill(String(qty));
  await field.press('Enter');
}

async function share(page: Page): Promise<void> {
  await page.getByText('Share this cart').click();
  await page.getByRole('button', { name: 'Create a link' }).click();
}

function press(page: Page, step: ChangeStep): Promise<void> {
  if (step.accounting) return chooseAccounting(page);
  if (step.free) return chooseFree(page);
  if (step.coupon) return enterCoupon(page, step.coupon);
  if (step.share) return share(page);
  if (step.remove)
    return page
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
  return changeQuantity(page, step.update!.qty);
}

/** Returns the step's body in the form that the page would send. */
function getBody({ update, accounting, free }: ChangeStep, sent: { items?: object[] }): object {
  if (update) return { ...sent, items: [{ ...sent.items?.[0], ...update }] };
  return { ...sent, ...(accounting && { accounting }), ...free };
}

/**
 * Makes a change with the cart page's controls. The request is the step's, which the controls may not offer, as if the page had been loaded
 * before the cart or the offers changed.
 * @returns the reply to the page's own request
 */
export async function changeOnCartPage({ page, open }: Visitor, step: ChangeStep): Promise<Reply> {
  await open('/cart');
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  await untilReady(page);
  await untilHydrated(page.getByRole('article').getByRole('button').first());
  await page.route('**/cc/api/checkout/**', async (route) => {
    const request = route.request();
    if (request.method() !== 'POST' || step.coupon || step.share) return route.continue();
    if (step.remove)
      return route.continue({
        url: request.url().replace(/[^/]+$/, step.remove),
        postData: JSON.stringify({ ...request.postDataJSON(), cartItemId: step.remove }),
      });
    return route.continue({ postData: JSON.stringify(getBody(step, request.postDataJSON())) });
  });
  const replied = page.waitForResponse(
    (response) => isWrite(response) || (step.share !== undefined && /\/cart\/shares/.test(response.url())),
  );
  await press(page, step);
  return toReply(await replied);
}
