import fc from 'fast-check';
import type { SavedItemsData } from '@foolscap/cart/contract';
import { add, ITEM, getLines, readCart } from '../../testing/carts.ts';
import { order, readyToOrder } from '../../testing/checkouts.ts';
import {
  addProducts,
  createTestShop,
  setStock,
  type Shopper,
  getStock,
  type TestShop,
} from '../../testing/test-shop.ts';

jest.setTimeout(300_000);

/** Thousands in the long run (`npm run test:full`), some hundreds in the short one. */
const RUNS = Number(process.env.FOOLSCAP_MODEL_RUNS ?? 200);

const SKUS = ['ream', 'pen', 'crate'] as const;
type Sku = (typeof SKUS)[number];
const LIMIT: Record<Sku, number> = { ream: 9999, pen: 6, crate: 9999 };

/** The expected content of a cart, computed from the rules alone. */
interface Model {
  stock: Record<Sku, number>;
  /** A removed line that was saved for later cannot be restored. */
  lines: Map<Sku, { id: string; qty: number; deleted: boolean; isSaved?: boolean }>;
  revision: number;
  saved: Map<Sku, { id: string; qty: number }>;
  ordered: number;
}

interface Real {
  shop: TestShop;
  shopper: Shopper;
  keys: number;
}

type Command = fc.AsyncCommand<Model, Real>;

const room = (model: Model, sku: Sku) => Math.min(model.stock[sku], LIMIT[sku]);
const nthLine = (model: Model, index: number) =>
  [...model.lines.entries()][index % Math.max(1, model.lines.size)];

/** Checks that the cart matches the model, sums add up, nothing is negative, and the revision never falls. */
async function checkInvariants(model: Model, { shop, shopper }: Real): Promise<void> {
  const cart = await readCart(shopper);
  const expected = [...model.lines].filter(([, line]) => !line.deleted);
  expect(new Map(cart.items.map((line) => [line.itemId, line.qty]))).toEqual(
    new Map(expected.map(([sku, line]) => [sku, line.qty])),
  );
  const cents = (decimal: number | undefined) => Math.round((decimal ?? 0) * 100);
  const sums = cart.cartSummary;
  expect(cents(sums.cartSubTotal)).toBe(
    cart.items.reduce((sum, line) => sum + cents(line.priceInfo.finalPrice), 0),
  );
  expect(cents(sums.ordTotal)).toBe(
    cents(sums.cartSubTotal) + cents(sums.shipFee) + cents(sums.handlingFee) + cents(sums.taxTotal),
  );
  expect(cart.cartAttributes.numberOfItems).toBe(cart.items.reduce((sum, line) => sum + line.qty, 0));
  expect(cart.revision).toBe(model.revision);
  const { sflItems, total } = (await shopper.get('/sfl')).body.data as SavedItemsData;
  expect(new Map(sflItems.map(({ itemId, listItemId, qty }) => [itemId, { id: listItemId, qty }]))).toEqual(
    model.saved,
  );
  expect(total).toBe(model.saved.size);
  for (const sku of SKUS) expect(await getStock(shop.database, sku)).toBe(model.stock[sku]);
}

/** Sends a change twice under one key, as a client whose answer was lost does: it counts once. */
async function sendTwice(real: Real, send: (key: string) => Promise<{ status: number }>): Promise<void> {
  real.keys += 1;
  const key = `key-${real.keys}`;
  expect((await send(key)).status).toBe(200);
  expect((await send(key)).status).toBe(200);
}

const addCommand = (sku: Sku, qty: number, twice: boolean): Command => ({
  check: () => true,
  toString: () => `add ${qty} ${sku}`,
  run: async (model, real) => {
    if (twice) await sendTwice(real, (key) => add(real.shopper, sku, qty, key));
    const reply = twice ? undefined : await add(real.shopper, sku, qty);
    const line = model.lines.get(sku);
    const held = line && !line.deleted ? line.qty : 0;
    const after = Math.max(held, Math.min(held + qty, room(model, sku)));
    if (after > held) {
      model.revision += 1;
      const id =
        line?.id ?? (await readCart(real.shopper)).items.find((each) => each.itemId === sku)!.cartItemId;
      model.lines.set(sku, { id, qty: after, deleted: false });
    }
    // Whatever is not added is explained.
    if (reply) expect(getLines(reply)[0]!.messages.length > 0).toBe(after - held < qty);
    await checkInvariants(model, real);
  },
});

const setCommand = (index: number, qty: number, twice: boolean): Command => ({
  check: (model) => model.lines.size > 0,
  toString: () => `set line ${index} to ${qty}`,
  run: async (model, real) => {
    const [sku, line] = nthLine(model, index)!;
    const send = (key?: string) =>
      real.shopper.put(ITEM, { items: [{ cartItemId: line.id, qty }] }, key ? { key } : {});
    if (line.isSaved) {
      expect((await send()).status).toBe(404);
      return;
    }
    if (twice) await sendTwice(real, send);
    else expect((await send()).status).toBe(200);
    const held = line.deleted ? 0 : line.qty;
    const after = model.stock[sku] === 0 ? Math.min(qty, held) : Math.min(qty, room(model, sku));
    if (qty === 0 && !line.deleted) {
      line.deleted = true;
      model.revision += 1;
    } else if (after > 0 && (after !== held || line.deleted)) {
      model.lines.set(sku, { ...line, qty: after, deleted: false });
      model.revision += 1;
    }
    await checkInvariants(model, real);
  },
});

const removeCommand = (index: number): Command => ({
  check: (model) => model.lines.size > 0,
  toString: () => `remove line ${index}`,
  run: async (model, real) => {
    const [, line] = nthLine(model, index)!;
    if (line.deleted) {
      expect((await real.shopper.remove(`${ITEM}/${line.id}`)).status).toBe(404);
    } else {
      await sendTwice(real, (key) => real.shopper.remove(`${ITEM}/${line.id}`, {}, { key }));
      line.deleted = true;
      model.revision += 1;
    }
    await checkInvariants(model, real);
  },
});

const saveCommand = (index: number): Command => ({
  check: (model) => model.lines.size > 0,
  toString: () => `save line ${index} for later`,
  run: async (model, real) => {
    const [sku, line] = nthLine(model, index)!;
    const send = (key?: string) => real.shopper.post('/sfl', { cartItemId: line.id }, key ? { key } : {});
    if (line.deleted) {
      expect((await send()).status).toBe(404);
    } else {
      await sendTwice(real, send);
      const { sflItems } = (await real.shopper.get('/sfl')).body.data as SavedItemsData;
      const { listItemId } = sflItems.find(({ itemId }) => itemId === sku)!;
      model.saved.set(sku, { id: listItemId, qty: (model.saved.get(sku)?.qty ?? 0) + line.qty });
      model.lines.set(sku, { ...line, deleted: true, isSaved: true });
      model.revision += 1;
    }
    await checkInvariants(model, real);
  },
});

const moveCommand = (sku: Sku, qty: number): Command => ({
  check: (model) => model.saved.has(sku),
  toString: () => `move ${qty} saved ${sku} to the cart`,
  run: async (model, real) => {
    const { id: listItemId, qty: held } = model.saved.get(sku)!;
    const body = { items: [{ listItemId, itemId: sku, qty }] };
    await sendTwice(real, (key) => real.shopper.post(ITEM, body, { key }));
    const line = model.lines.get(sku);
    const inLine = line && !line.deleted ? line.qty : 0;
    const after = Math.max(inLine, Math.min(inLine + Math.min(qty, held), room(model, sku)));
    if (after > inLine) {
      model.revision += 1;
      const { items } = await readCart(real.shopper);
      const { cartItemId } = items.find(({ itemId }) => itemId === sku)!;
      // The line comes back under its id.
      if (line) expect(cartItemId).toBe(line.id);
      model.lines.set(sku, { id: cartItemId, qty: after, deleted: false });
      const left = held - (after - inLine);
      if (left) model.saved.set(sku, { id: listItemId, qty: left });
      else model.saved.delete(sku);
    }
    await checkInvariants(model, real);
  },
});

const removeSavedCommand = (sku: Sku): Command => ({
  check: (model) => model.saved.has(sku),
  toString: () => `remove saved ${sku}`,
  run: async (model, real) => {
    const { id } = model.saved.get(sku)!;
    await sendTwice(real, (key) => real.shopper.remove(`/sfl/${id}`, {}, { key }));
    expect((await real.shopper.remove(`/sfl/${id}`)).status).toBe(404);
    model.saved.delete(sku);
    await checkInvariants(model, real);
  },
});

const stockCommand = (sku: Sku, available: number): Command => ({
  check: () => true,
  toString: () => `stock of ${sku} becomes ${available}`,
  run: async (model, real) => {
    await setStock(real.shop.database, sku, available);
    model.stock[sku] = available;
    await checkInvariants(model, real);
  },
});

const orderCommand = (): Command => ({
  check: () => true,
  toString: () => 'order',
  run: async (model, real) => {
    const held = [...model.lines].filter(([, line]) => !line.deleted);
    const covered = held.every(([sku, line]) => line.qty <= model.stock[sku]);
    if (!held.length || !covered) {
      const refused = await order(real.shopper, 1);
      expect([400, 404, 409]).toContain(refused.status);
    } else {
      const [sku] = held[0]!;
      // Going through checkout adds one more of the first item, where there is room, and writes the address.
      const before = (await readCart(real.shopper)).revision;
      const total = await readyToOrder(real.shopper, sku);
      const cart = await readCart(real.shopper);
      expect(cart.revision).toBeGreaterThan(before);
      const placed = await order(real.shopper, total);
      expect(placed.status).toBe(200);
      for (const line of cart.items) model.stock[line.itemId as Sku] -= line.qty;
      model.lines.clear();
      model.revision = 0;
      model.ordered += 1;
      expect((await real.shopper.get('/orders')).body.data.orders).toHaveLength(model.ordered);
    }
    await checkInvariants(model, real);
  },
});

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ env: { LOG_LEVEL: 'warn' } });
  await addProducts(
    shop.database,
    { sku: 'ream', price: 899 },
    { sku: 'pen', price: 129, limit: LIMIT.pen },
    { sku: 'crate', price: 12_345, oversized: true, taxExempt: true },
  );
});
afterAll(() => shop.close());

it(`keeps its promises under ${RUNS} random series of commands`, async () => {
  const sku = fc.constantFrom(...SKUS);
  const quantity = fc.integer({ min: 1, max: 9 });
  const index = fc.nat(2);
  const commands = fc.commands(
    [
      fc.tuple(sku, quantity, fc.boolean()).map((args) => addCommand(...args)),
      fc.tuple(index, fc.integer({ min: 0, max: 12 }), fc.boolean()).map((args) => setCommand(...args)),
      index.map((args) => removeCommand(args)),
      fc.tuple(sku, fc.integer({ min: 0, max: 12 })).map((args) => stockCommand(...args)),
      index.map((args) => saveCommand(args)),
      fc.tuple(sku, quantity).map((args) => moveCommand(...args)),
      sku.map((args) => removeSavedCommand(args)),
      fc.constant(orderCommand()),
    ],
    { maxCommands: 8, size: 'max' },
  );
  await fc.assert(
    fc.asyncProperty(commands, async (series) => {
      for (const each of SKUS) await setStock(shop.database, each, 10);
      const setup = () => ({
        model: {
          stock: { ream: 10, pen: 10, crate: 10 },
          lines: new Map(),
          revision: 0,
          saved: new Map(),
          ordered: 0,
        } as Model,
        real: { shop, shopper: shop.shopper(), keys: 0 },
      });
      await fc.asyncModelRun(setup, series);
    }),
    { numRuns: RUNS },
  );
});
