import type { BrowserContext, Page } from '@playwright/test';
import { CART_MESSAGES } from '@foolscap/cart/model';
import { FULL, expect, test } from './journey.ts';
import { setFaults } from './keyboard.ts';
import { changeOnCartPage } from './outcomes/cart-change.ts';
import type { ChangeStep } from './outcomes/cart-change.ts';
import { FIELDS, getAddFeedback, getCartTexts, getRefusalText } from './outcomes/expected.ts';
import { inspectScreen, takePicture, watchConsole } from './outcomes/inspect.ts';
import { addOnProductPage } from './outcomes/product-add.ts';
import { seeOrderRefused } from './outcomes/refused-order.ts';
import { getShown, getSites, outcomes } from './outcomes/table.mjs';
import { createVisitor } from './outcomes/visitor.ts';
import type { Reply, Site, Visitor } from './outcomes/visitor.ts';

// The outcomes of docs/qa.md in the shop: an add and a refused order in `npm test`, all of them on each of their sites in
// `npm run test:full`.

test.use({ contextOptions: { reducedMotion: 'reduce' } });
// In a single worker, they would take longer than the rest of `npm run test:full`.
test.describe.configure({ mode: 'parallel' });

/** An outcome that a screen shows. */
type Outcome = Extract<(typeof outcomes)[number], { shop: unknown }>;

const WIDTHS = [1280, 360] as const;
const SMALL = 360;

/** Presses Add on the product page and expects the reply's feedback. */
async function seeAdd(visitor: Visitor, { code, steps }: Outcome, width: number) {
  const step = steps.at(-1) as { add: { itemId: string; qty: number }[] };
  const reply = await addOnProductPage(visitor, step);
  expect(getShown(reply)).toContain(code);
  const { kind, title, texts } = getAddFeedback(reply, step.add, width === SMALL);
  const { page } = visitor;
  if (kind === 'toast') return expect(page.getByRole('dialog', { name: title })).toBeVisible();
  const panel = page.getByRole('dialog', { name: title, exact: true });
  await expect(panel).toBeVisible();
  await expect(panel.getByRole('heading', { name: title })).toBeVisible();
  // The drawer is modal; the overlay leaves the page usable.
  await expect(page.locator('[data-print="hide"] > [role="dialog"]')).toHaveCount(kind === 'overlay' ? 1 : 0);
  await expect.poll(() => panel.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  for (const text of texts) await expect(panel.getByText(text, { exact: true })).toHaveCount(1);
}

/** Expects the cart page to show each message of the cart, and those about the whole cart once. */
async function expectCart(page: Page, code: string, reply: Reply) {
  const { cart, lines } = getCartTexts(reply);
  const shown = page.getByRole('main');
  for (const text of cart) await expect(shown.getByText(text, { exact: true })).toHaveCount(1);
  for (const text of lines) await expect(shown.getByText(text, { exact: true }).first()).toBeVisible();
  const own = CART_MESSAGES.cart[code as keyof typeof CART_MESSAGES.cart];
  if (FIELDS[code]) await expect(FIELDS[code](page).filter({ visible: true }).first()).toBeVisible();
  else if (own && !reply.body.error && !getShown(reply).includes(code))
    await expect(shown.getByText(own, { exact: true })).toHaveCount(1);
  else expect(getShown(reply)).toContain(code);
}

/** Makes the last change on the cart page and expects its message. */
async function seeChange(visitor: Visitor, { code, steps }: Outcome) {
  const { page } = visitor;
  const reply = await changeOnCartPage(visitor, steps.at(-1) as ChangeStep);
  if (!reply.body.error) return expectCart(page, code, reply);
  expect(getShown(reply)).toContain(code);
  const text = page.getByText(getRefusalText(reply), { exact: true }).filter({ visible: true });
  await expect(text).toHaveCount(1);
  const field = page.getByRole('textbox', { name: 'Coupon code' }).filter({ visible: true });
  // Focusing the field announces its description.
  if (code === 'INVALID_COUPON') {
    await expect(field).toBeFocused();
    const text = getRefusalText(reply).replaceAll(/[.?]/g, '\\$&');
    await expect(field).toHaveAccessibleDescription(new RegExp(`^${text}`));
    return;
  }
  await expect(page.getByRole('alert').or(page.getByRole('status')).filter({ has: text })).toHaveCount(1);
}

/** Opens the cart page. The server renders it, so the cart is read only afterwards. */
async function seeCart(visitor: Visitor, { code, steps }: Outcome) {
  await visitor.open('/cart');
  const { read = '' } = steps.at(-1) as { read?: string };
  await expectCart(visitor.page, code, await visitor.readCart(read));
}

async function seeShared(visitor: Visitor, { code, steps }: Outcome) {
  const { page } = visitor;
  await visitor.open(`/cart/shared/${visitor.held.shareId}`);
  if ((steps.at(-1) as { share: string }).share !== 'add') return expect(FIELDS[code]!(page)).toBeVisible();
  const { itemId } = (steps[0] as { add: { itemId: string }[] }).add[0]!;
  await page.getByRole('button', { name: 'Add all to cart' }).click();
  await expect(page.getByRole('link', { name: /^Cart, 2 items/ })).toBeVisible();
  expect((await visitor.readCart()).body.data.cartInfo.items[0]).toMatchObject({ itemId, qty: 2 });
}

const SCREENS = { add: seeAdd, cart: seeCart, change: seeChange, order: seeOrderRefused, shared: seeShared };

/** Returns the steps before the one on the screen. */
function getPrepared({ shop, steps }: Outcome) {
  const last = steps.at(-1) as { read?: string; share?: string };
  const isCarriedOut = shop === 'cart' && last.read === undefined;
  return isCarriedOut ? steps : steps.slice(0, -1);
}

const slug = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
/** The screens whose first outcome runs in `npm test`. Stories and tests of the cart's containers show the others' messages. */
const shortList = new Set<string>(['add', 'order']);
const names = new Map<string, number>();

/** Produces an outcome and inspects its screen at both widths. Screens that a shopper only reads are resized; others are opened again. */
async function goThrough(
  context: BrowserContext,
  origin: string,
  site: Site,
  outcome: Outcome,
  name: string,
) {
  const { shop } = outcome;
  const repeats = shop === 'add' || shop === 'change';
  const complaints: string[] = [];
  let visitor: Visitor | undefined;
  for (const width of WIDTHS) {
    if (!visitor || repeats) {
      await context.clearCookies();
      const page = await context.newPage();
      await page.setViewportSize({ width, height: 900 });
      watchConsole(page, complaints);
      visitor = createVisitor(page, site, origin);
      await visitor.runSteps(getPrepared(outcome));
      await SCREENS[shop](visitor, outcome, width);
    } else await visitor.page.setViewportSize({ width, height: 900 });
    const { page } = visitor;
    await takePicture(page, { site, name: slug(name), width, fullPage: shop !== 'add' });
    await inspectScreen(page, shop === 'add' ? '[role="dialog"]' : undefined);
    expect(complaints).toEqual([]);
    if (repeats) await page.close();
  }
}

for (const outcome of outcomes) {
  if (!('shop' in outcome)) continue;
  const { code, family, shop } = outcome;
  const number = (names.get(code) ?? 0) + 1;
  names.set(code, number);
  const name = number > 1 ? `${code}-${number}` : code;
  for (const site of getSites(outcome)) {
    const isShort = shortList.delete(shop);
    const title = `${family}: ${name} on the ${site} site`;
    const steps = outcome.steps as { signIn?: string; switchOff?: string }[];
    const run = () =>
      test(title, isShort ? {} : FULL, async ({ context, baseURL, holdAccount }) => {
        const { signIn } = steps.find((step) => step.signIn) ?? {};
        if (signIn) await holdAccount(signIn);
        await goThrough(context, baseURL!, site, outcome, name);
      });
    if (steps.some(({ switchOff }) => switchOff))
      test.describe('in a shop that fails', () => {
        test.use({ baseURL: ({ faultyShop }, use) => use(faultyShop.url) });
        test.afterEach(({ request }) => setFaults(request));
        run();
      });
    else run();
  }
}
