import { expect } from '@playwright/test';
import type { APIRequestContext, Page } from '@playwright/test';
import { addItems, ADDRESS, callApi } from './api.ts';

/** Documented test numbers of the sandbox gateway (docs/operators/payments-sandbox.md). */
export const CARDS = { good: '4111 1111 1111 1111', declined: '4000 0000 0000 0002' };

/** Number of gift cards created by this process. */
let giftCards = 0;

function nextSerial(): string {
  giftCards += 1;
  const ordinal = Number(process.env.TEST_WORKER_INDEX) * 1000 + giftCards;
  // A prime scatters the codes. Serials that begin with 990 are blocked cards.
  return String((ordinal * 104_729) % 9_900_000).padStart(7, '0');
}

/**
 * Creates a sandbox gift card that no other journey uses. Its code is its last four digits.
 * @param balance US cents
 * @param serial seven digits, for a separate shop
 */
export function createGiftCard(balance: number, serial = nextSerial()): { number: string; code: string } {
  const number = `600649${String(balance).padStart(6, '0')}${serial}`;
  return { number, code: number.slice(-4) };
}

/** Searches with the header's search box. Its role is `searchbox` until its suggestions have loaded, then `combobox`. */
export async function searchFor(page: Page, words: string): Promise<void> {
  const name = 'Search products';
  const box = page.getByRole('searchbox', { name }).or(page.getByRole('combobox', { name }));
  await box.fill(words);
  await box.press('Enter');
}

/** Waits until the whole page is hydrated. Until then forms and links work as without JavaScript. */
export async function untilReady(page: Page): Promise<void> {
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
  // Sections hydrate once their own code has loaded, which takes longer on a busy machine; until then, clicks follow their links. React
  // marks the start of a section with a comment, and gives an element its properties when it hydrates it.
  await page.waitForFunction(() => {
    const comments = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
    while (comments.nextNode()) {
      const comment = comments.currentNode as Comment;
      const first = comment.data === '$' && comment.nextSibling;
      if (first instanceof Element && !Object.keys(first).some((key) => key.startsWith('__reactProps$')))
        return false;
    }
    return true;
  });
}

export const PLACES = {
  framingham: {
    'First name': 'Pat',
    'Last name': 'Reyes',
    'Street address': '12 Mill Lane',
    City: 'Framingham',
    State: 'MA',
    'ZIP code': '01702',
    'Phone number': '(508) 555-0142',
  },
};

/** Creates a shopper's actions in the storefront, located by visible texts. */
export function createShopper(page: Page) {
  const shopper = {
    page,
    /** Adds the first in-stock product of a search, through the API. */
    async add(query: string) {
      const { items } = await callApi<{ items: { itemId: string }[] }>(
        page,
        `/catalog/search?inStock=true&q=${encodeURIComponent(query)}`,
        { method: 'GET' },
      );
      await addItems(page, [{ itemId: items[0]!.itemId, qty: 1 }]);
    },
    async openCart() {
      await page.goto('/cart');
      await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
    },
    async searchAndAdd(query: string) {
      await page.goto(`/search?q=${encodeURIComponent(query)}`);
      await page
        .getByRole('button', { name: /^Add .*to cart/ })
        .first()
        .click();
      await expect(page.getByRole('dialog', { name: 'Item added to cart' })).toBeVisible();
    },
    async goToCart() {
      await page.getByRole('dialog').getByRole('link', { name: 'View cart' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
    },
    async goToCheckout() {
      await page.getByRole('link', { name: 'Checkout' }).filter({ visible: true }).first().click();
    },
    async continueWithEmail(email: string) {
      await page.getByRole('button', { name: 'Continue with e-mail' }).waitFor();
      await page
        .locator('form', { has: page.getByRole('button', { name: 'Continue with e-mail' }) })
        .getByLabel(/Email/)
        .fill(email);
      await page.getByRole('button', { name: 'Continue with e-mail' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
    },
    async enterAddress(place: Record<string, string>) {
      for (const [label, value] of Object.entries(place)) {
        const field = page.getByLabel(new RegExp(`^${label}`));
        if (label === 'State') await field.selectOption(value);
        else await field.fill(value);
      }
      await page.getByRole('button', { name: 'Use this address' }).click();
    },
    async enterCard(number: string, code = '123') {
      await page.getByLabel(/^Card number/).fill(number);
      await page.getByLabel(/^Expires/).fill('04/31');
      await page.getByLabel(/^Security code/).fill(code);
      await page.getByRole('button', { name: 'Use this card' }).click();
    },
    /** Opens a guest's payment step, with the address entered through the API. */
    async openPayment(query: string) {
      await shopper.add(query);
      const address = { ...ADDRESS, type: 'S', phones: [{ number: '5085550142' }] };
      await callApi(page, '/checkout/default', {
        method: 'PUT',
        data: { addresses: [address], emailId1: 'pat@example.com' },
      });
      await page.goto('/checkout');
      await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
    },
    /** The button with the total in its name. Without it, pressing the button only focuses the open step. */
    placeOrderButton: () => page.getByRole('button', { name: /^Place order, \$/ }),
    async signIn(username: string, password: string) {
      await page
        .getByLabel(/Email address/)
        .first()
        .fill(username);
      await page.getByLabel(/Password/).fill(password);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    },
  };
  return shopper;
}

/** Reads the orders of the signed-in user. */
export async function getOrders(
  request: APIRequestContext,
  tenant = 'sdc',
): Promise<{ orderNumber: string }[]> {
  const reply = await request.get('/cc/api/orders', { headers: { 'x-tenant': tenant } });
  return ((await reply.json()) as { data: { orders: { orderNumber: string }[] } }).data.orders;
}
