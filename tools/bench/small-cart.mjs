// Measures clicks with a small cart, and the layout shifts of its changes, in a browser.
import { forget, getWatched, middle, slowDown, whenQuiet } from './watch.mjs';
import { nextReply, openCart } from './large-cart.mjs';

/**
 * The buttons that shoppers click most, their page, and the element that shows the result: its text changes, or it appears. `undo` leads back to where
 * the next press starts.
 */
export const PRESSES = {
  add: {
    at: 'product',
    press: 'role=button[name=/^Add to cart/]',
    shows: 'header a[href$="/cart"]',
    undo: 'Escape',
  },
  quantity: { at: 'cart', press: 'main button[aria-label^="Increase"]', shows: 'main article input' },
  remove: {
    at: 'cart',
    press: 'main button[aria-label^="Remove "]',
    shows: 'main button[aria-label^="Undo removing"]',
    undo: 'main button[aria-label^="Undo removing"]',
  },
  'mini cart': {
    at: 'product',
    press: 'header a[aria-expanded="false"][href$="/cart"]',
    shows: '[role="dialog"] article',
    undo: 'Escape',
  },
};

/** The same on the page of `bare-server.mjs`. */
export const BARE_PRESS = { bare: { at: 'bare', press: 'button', shows: '#count' } };

/**
 * Prepares to measure the next click, in the page.
 * @returns a promise, in `globalThis.pressed`, of milliseconds from the click to the first paint with any change (`answered`), and to the paint
 * that shows the result (`shown`)
 */
const prepare = (page, shows) =>
  page.evaluate((selector) => {
    const read = () => {
      const element = document.querySelector(selector);
      return element && (element.value ?? element.textContent);
    };
    const before = read();
    globalThis.pressed = new Promise((resolve) => {
      addEventListener(
        'click',
        async ({ timeStamp }) => {
          let changed = false;
          const observer = new MutationObserver(() => {
            changed = true;
          });
          observer.observe(document, {
            subtree: true,
            childList: true,
            attributes: true,
            characterData: true,
          });
          let answered;
          do {
            await globalThis.afterPaint();
            if (changed) answered ??= performance.now() - timeStamp;
          } while (read() === before || read() === null);
          observer.disconnect();
          resolve({ answered, shown: performance.now() - timeStamp });
        },
        { capture: true, once: true },
      );
    });
  }, shows);

/**
 * Measures clicks with a mouse, each repeated.
 * @returns by name, milliseconds until the page shows a change and until it shows the result: medians, and those of the `first` click, whose code
 * may have to be fetched
 */
export async function measurePresses(browser, all, addresses, { cookie, slowed, times = 7 }) {
  const { context, page } = await openCart(browser, new URL(addresses.cart).origin, cookie, 1);
  const results = {};
  try {
    for (const [name, { at, press, shows, undo }] of Object.entries(all)) {
      await page.goto(addresses[at], { waitUntil: 'networkidle' });
      if (at !== 'bare') await page.waitForSelector('html[data-ready]', { state: 'attached' });
      await slowDown(page, slowed);
      const took = [];
      for (let turn = 0; turn < times; turn += 1) {
        const target = page.locator(press).first();
        await target.scrollIntoViewIfNeeded();
        await whenQuiet(page);
        await prepare(page, shows);
        await target.click();
        took.push(await page.evaluate(() => globalThis.pressed));
        await whenQuiet(page);
        if (undo === 'Escape') await page.keyboard.press('Escape');
        else if (undo) await page.locator(undo).first().click();
      }
      await slowDown(page, 1);
      const [first, ...later] = took;
      const median = (key) => middle(later.map((each) => each[key]));
      results[name] = { first, answered: median('answered'), shown: median('shown') };
    }
    return results;
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
