import fc from 'fast-check';
import {
  addCommand,
  failCommand,
  moveToPlaceCommand,
  removeCommand,
  setCommand,
  shelfCommand,
  staleCommand,
  stockCommand,
} from '../../testing/cart-model/line-commands.ts';
import { giftCommand, giftStockCommand } from '../../testing/cart-model/free-item-commands.ts';
import {
  createModelCart,
  GIFTS,
  type Model,
  OFFERS,
  PRICE,
  type Real,
  SKUS,
  STORE,
} from '../../testing/cart-model/model.ts';
import {
  cancelCommand,
  couponCommand,
  orderCommand,
  shipToCommand,
} from '../../testing/cart-model/order-commands.ts';
import { moveCommand, removeSavedCommand, saveCommand } from '../../testing/cart-model/saved-commands.ts';
import { signInCommand, signOutCommand } from '../../testing/cart-model/session-commands.ts';
import { countModelRuns } from '../../testing/model-runs.ts';
import { addStores, setStoreStock } from '../../testing/places.ts';
import { addProducts, createTestShop, setStock, type TestShop } from '../../testing/test-shop.ts';
import { newEmail } from '../../testing/new-email.ts';

vi.setConfig({ testTimeout: 3_000_000, hookTimeout: 3_000_000 });

const RUNS = countModelRuns(200);

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ env: { LOG_LEVEL: 'warn', FAULTS: '1' } });
  await addProducts(
    shop.database,
    { sku: 'ream', price: PRICE.ream, bopisEligible: true },
    { sku: 'pen', price: PRICE.pen, limit: 6 },
    { sku: 'crate', price: PRICE.crate, oversized: true, taxExempt: true },
    ...GIFTS.map((sku) => ({ sku, price: 500 })),
  );
  await addStores(shop.database, STORE);
  await shop.database.db
    .insertInto('promotions')
    .values([
      {
        id: 'ten',
        tenant: null,
        code: 'TEN',
        name: '10% off',
        scope: 'CART',
        benefit: JSON.stringify({ type: 'PERCENT', basisPoints: 1000 }),
      },
      {
        id: 'once',
        tenant: null,
        code: 'ONCE',
        name: '$1 off, once',
        scope: 'CART',
        benefit: JSON.stringify({ type: 'AMOUNT', amount: 100 }),
        limit_total: 1,
      },
      ...OFFERS.map(({ minSubTotal, units, items }) => ({
        id: `free-${items.join('-')}`,
        tenant: null,
        name: `Free ${items.join(' or ')}`,
        scope: 'CART' as const,
        // Runs before the coupons, whose discounts count toward the minimum.
        priority: 1,
        conditions: JSON.stringify({ minSubTotal }),
        benefit: JSON.stringify({ type: 'FREE_ITEM', itemIds: items, units }),
      })),
    ])
    .execute();
});
afterAll(() => shop.close());

/** Sets up stock and a shopper who is a guest. */
async function setUp(): Promise<{ model: Model; real: Real }> {
  for (const sku of SKUS) await setStock(shop.database, sku, 10);
  for (const gift of GIFTS) await setStock(shop.database, gift, 3);
  await setStoreStock(shop.database, STORE, 'ream', 5);
  await shop.database.db.updateTable('promotions').set({ used: 0 }).execute();
  return {
    model: {
      stock: { ream: 10, pen: 10, crate: 10 },
      gifts: { mug: 3, red: 3, blue: 3 },
      shelf: 5,
      guest: createModelCart(),
      account: undefined,
      isSignedIn: false,
      isOnceUsed: false,
    },
    real: {
      shop,
      shopper: shop.shopper(),
      username: newEmail(),
      keys: 0,
    },
  };
}

it(`holds its invariants under ${RUNS} random series of commands`, async () => {
  const sku = fc.constantFrom(...SKUS);
  const quantity = fc.integer({ min: 1, max: 9 });
  const index = fc.nat(3);
  const stock = fc.integer({ min: 0, max: 12 });
  const commands = fc.commands(
    [
      fc.tuple(sku, quantity, fc.boolean()).map((args) => addCommand(...args)),
      fc.tuple(index, stock, fc.boolean()).map((args) => setCommand(...args)),
      index.map(removeCommand),
      index.map(staleCommand),
      index.map(moveToPlaceCommand),
      fc.tuple(sku, stock).map((args) => stockCommand(...args)),
      stock.map(shelfCommand),
      index.map(saveCommand),
      fc.tuple(sku, quantity).map((args) => moveCommand(...args)),
      sku.map(removeSavedCommand),
      fc.subarray(['TEN', 'ONCE'] as const).map(couponCommand),
      fc.constantFrom('01702' as const, '90012' as const).map(shipToCommand),
      fc.tuple(fc.constantFrom(...GIFTS), fc.nat(2)).map((args) => giftCommand(...args)),
      fc.tuple(fc.constantFrom(...GIFTS), fc.nat(3)).map((args) => giftStockCommand(...args)),
      fc.constant(signInCommand()),
      fc.constant(signOutCommand()),
      fc
        .constantFrom('items' as const, 'accounts' as const, 'fees' as const, 'prices' as const)
        .map(failCommand),
      fc.constant(orderCommand()),
      index.map(cancelCommand),
    ],
    { maxCommands: 10, size: 'max' },
  );
  await fc.assert(
    fc.asyncProperty(commands, async (series) => {
      const state = await setUp();
      await fc.asyncModelRun(() => state, series);
    }),
    { numRuns: RUNS },
  );
});
