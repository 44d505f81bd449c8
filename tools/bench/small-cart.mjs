// Measures the mini cart and the changes of a cart with few lines in a browser.
import { forget, getWatched, middle, slowDown, whenQuiet } from './watch.mjs';
import { nextReply, openCart } from './large-cart.mjs';

/** Opens the mini cart and resolves to the milliseconds until the paint that shows its lines. */
const openMiniCart = (page) =>
  page.evaluate(async () => {
    const begun = performance.now();
    document.querySelector('header a[aria-expanded="false"][href$="/cart"]').click();
    do await globalThis.afterPaint();
    while (!document.querySelector('[role="dialog"] article'));
    return performance.now() - begun;
  });

/**
 * Measures the mini cart.
 * @returns milliseconds until its content is painted: `first` with its code fetched, `warm` (median) for later openings
 */
export async function miniCart(browser, url, cookie, { slowed }) {
  const { context, page } = await openCart(browser, url, cookie, 1);
  try {
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForSelector('html[data-ready]', { state: 'attached' });
    await slowDown(page, slowed);
    const took = [];
    for (let turn = 0; turn < 8; turn += 1) {
      await whenQuiet(page);
      took.push(await openMiniCart(page));
      await page.keyboard.press('Escape');
      await page.locator('[role="dialog"]').waitFor({ state: 'detached' });
    }
    const [first, ...warm] = took;
    return { first, warm: middle(warm) };
  } finally {
    await context.close();
  }
}

/** Changes of a cart, each with the element that it clicks. Later changes start from the page that the earlier ones left. */
const CHANGES = {
  quantity: { press: 'main button[aria-label^="Increase"]' },
  message: { type: 'main input[aria-label^="Quantity of"], main input[inputmode="numeric"]', text: '998' },
  remove: { press: 'main button[aria-label^="Remove "]', method: 'DELETE' },
  undo: { press: 'main button[aria-label^="Undo removing"]' },
};

/**
 * Measures the layout shift of an add on a product page and of changes on the cart page, except shifts within half a second of an input.
 * @returns the shift by change
 */
export async function changeShifts(browser, url, cookie, product) {
  const { context, page } = await openCart(browser, url, cookie, 1);
  const shifts = {};
  const measure = async (name, change) => {
    await whenQuiet(page);
    await forget(page);
    await change();
    await whenQuiet(page);
    shifts[name] = (await getWatched(page)).shifted;
  };
  try {
    for (const [name, { press, type, text, method }] of Object.entries(CHANGES))
      await measure(name, async () => {
        const reply = nextReply(page, method);
        const target = page.locator(press ?? type).first();
        if (press) await target.click();
        else {
          await target.fill(text);
          await target.press('Enter');
        }
        await reply;
      });
    await page.goto(url + product, { waitUntil: 'networkidle' });
    await page.waitForSelector('html[data-ready]', { state: 'attached' });
    await measure('add', async () => {
      await page
        .getByRole('button', { name: /^Add to cart/ })
        .first()
        .click();
      await page.locator('[role="dialog"] article, [role="dialog"] li').first().waitFor();
    });
    return shifts;
  } finally {
    await context.close();
  }
}
