// Measures the drawers in which a card is added at checkout, in a browser.
import { ADDRESS, CARD } from './buyer.mjs';
import { send } from './http.mjs';
import { openCart } from './large-cart.mjs';
import { middle, slowDown, whenQuiet } from './watch.mjs';

/** The drawers, the second one above the first, with the buttons that open them and their content: accessible names, and selectors. */
const CHOICE = { opener: 'Change payment', drawer: '#payment_drawer', content: 'button' };
const CARD_FORM = {
  opener: 'Add a credit card',
  drawer: '#add_credit_card_drawer',
  content: 'input[autocomplete="cc-number"]',
};

/** Opens a drawer and resolves to the milliseconds until the paint that shows its content. */
const openDrawer = (page, { opener, drawer, content }) =>
  page.getByRole('button', { name: opener, exact: true }).evaluate(async (button, selector) => {
    const begun = performance.now();
    button.click();
    const isShown = () => document.querySelector(selector)?.checkVisibility({ visibilityProperty: true });
    do await globalThis.afterPaint();
    while (!isShown() && performance.now() - begun < 10_000);
    if (!isShown()) throw new Error(`${selector} was not shown`);
    return performance.now() - begun;
  }, `${drawer} ${content}`);

/** Adds an address and a card to the cart of a guest, so that the order can be placed. */
async function finishSteps(url, cookie) {
  const write = async (path, body, method) => {
    const reply = await send(`${url}/cc/api/checkout/default${path}`, { method, headers: { cookie }, body });
    if (reply.status !== 200) throw new Error(`${method} ${path} was answered with ${reply.status}`);
  };
  await write('', { addresses: [ADDRESS], emailId1: 'ada@example.com' }, 'PUT');
  await write('/payment', { cardPayment: CARD }, 'POST');
}

/** Measures one opening of both drawers, and closes them. */
async function openBoth(page) {
  await whenQuiet(page);
  const choice = await openDrawer(page, CHOICE);
  await whenQuiet(page);
  const card = await openDrawer(page, CARD_FORM);
  for (const { drawer } of [CARD_FORM, CHOICE]) {
    await page.keyboard.press('Escape');
    await page.locator(drawer).waitFor({ state: 'detached' });
  }
  return { choice, card };
}

/**
 * Measures the payment drawers of a guest whose steps are finished: the drawer with the choices, and the drawer for a new card above it.
 * @param cookie of a session with a cart
 * @returns milliseconds until the content of each is painted: `first` with its code fetched, `second`, and `warm` (median) of all but the
 * first
 */
export async function paymentDrawers(browser, url, cookie, { slowed }) {
  await finishSteps(url, cookie);
  const { context, page } = await openCart(browser, url, cookie, 1);
  try {
    await page.goto(`${url}/checkout`, { waitUntil: 'networkidle' });
    await page.waitForSelector('html[data-ready]', { state: 'attached' });
    await slowDown(page, slowed);
    const took = [];
    for (let turn = 0; turn < 8; turn += 1) took.push(await openBoth(page));
    const getFigures = (name) => {
      const [first, ...further] = took.map((each) => each[name]);
      return { first, second: further[0], warm: middle(further) };
    };
    return { choice: getFigures('choice'), card: getFigures('card') };
  } finally {
    await context.close();
  }
}
