// Measures the drawer in which a card is added at checkout, in a browser.
import { ADDRESS } from './buyer.mjs';
import { openCart } from './large-cart.mjs';
import { middle, slowDown, whenQuiet } from './watch.mjs';

/** The button that opens the drawer, and the drawer, by their accessible names. */
const OPENER = { role: 'button', name: 'Add a credit card' };
const DRAWER = { role: 'dialog', name: 'Add a credit card' };

/** Opens the drawer and resolves to the milliseconds until the paint that shows its first field. */
const openDrawer = (opener, title) =>
  opener.evaluate(async (button, name) => {
    const begun = performance.now();
    button.click();
    const isOpen = () =>
      [...document.querySelectorAll('[role="dialog"]')].some(
        (dialog) =>
          (dialog.getAttribute('aria-label') ??
            document.getElementById(dialog.getAttribute('aria-labelledby'))?.textContent) === name &&
          dialog.querySelector('input'),
      );
    do await globalThis.afterPaint();
    while (!isOpen() && performance.now() - begun < 10_000);
    if (!isOpen()) throw new Error('the drawer did not open');
    return performance.now() - begun;
  }, title);

/**
 * Measures the payment drawer of a guest with an address.
 * @param cookie of a session with a cart
 * @returns milliseconds until its fields are painted: `first` with its code fetched, `warm` (median) for further openings; undefined for a checkout without the
 *   drawer
 */
export async function paymentDrawer(browser, url, cookie, { slowed }) {
  const reply = await fetch(`${url}/cc/api/checkout/default`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'x-http-method-override': 'PUT' },
    body: JSON.stringify({ addresses: [ADDRESS], emailId1: 'ada@example.com' }),
  });
  if (!reply.ok) throw new Error(`the address was answered with ${reply.status}`);
  const { context, page } = await openCart(browser, url, cookie, 1);
  try {
    await page.goto(`${url}/checkout`, { waitUntil: 'networkidle' });
    await page.waitForSelector('html[data-ready]', { state: 'attached' });
    await whenQuiet(page);
    const opener = page.getByRole(OPENER.role, { name: OPENER.name }).first();
    if (!(await opener.isVisible())) return undefined;
    await slowDown(page, slowed);
    const took = [];
    for (let turn = 0; turn < 8; turn += 1) {
      await whenQuiet(page);
      took.push(await openDrawer(opener, DRAWER.name));
      await page.keyboard.press('Escape');
      await page.getByRole(DRAWER.role, { name: DRAWER.name }).waitFor({ state: 'detached' });
    }
    const [first, ...warm] = took;
    return { first, warm: middle(warm) };
  } finally {
    await context.close();
  }
}
