import { add, readCart } from '../../../testing/carts.ts';
import { order, readyToOrder } from '../../../testing/checkouts.ts';
import { createTestShop, type Shopper, type TestShop } from '../../../testing/test-shop.ts';

let shop: TestShop;
let organizationId: string;
let person = 0;

beforeAll(async () => {
  shop = await createTestShop({
    products: [
      { sku: 'pen', price: 1000, category: 'writing', brand: 'Inkwell' },
      { sku: 'ream', price: 1000 },
    ],
  });
});
afterAll(() => shop.close());

async function register(shopper: Shopper): Promise<string> {
  const username = `person-${(person += 1)}@example.com`;
  await shopper.post('/account/register', {
    username,
    password: 'correct-horse-battery',
    firstName: 'Ada',
    lastName: 'Page',
    organizationName: `Office ${person}`,
  });
  const account = await shop.database.db
    .updateTable('accounts')
    .set({ permissions: JSON.stringify(['G_BIO']) })
    .where('username', '=', username)
    .returning('organization_id')
    .executeTakeFirstOrThrow();
  organizationId = account.organization_id!;
  return username;
}

async function member(): Promise<Shopper> {
  const shopper = shop.shopper('sba');
  await register(shopper);
  return shopper;
}

const block = (value: string) =>
  shop.database.db
    .insertInto('organization_policies')
    .values({ organization_id: organizationId, kind: 'ITEM', value })
    .execute();
const setOrganization = (values: { contract_only?: boolean; approval_limit_minor?: number | null }) =>
  shop.database.db.updateTable('organizations').set(values).where('id', '=', organizationId).execute();

/** Returns the error codes of the cart and, by item, of its lines. */
async function getErrors(shopper: Shopper) {
  const { items, messages, cartAttributes } = await readCart(shopper);
  const codes = (all: readonly { code: string; type: string }[]) =>
    all.filter(({ type }) => type === 'ERROR').map(({ code }) => code);
  return {
    cart: codes(messages as never),
    lines: items.map((line) => codes(line.messages as never)),
    hardStop: cartAttributes['hardStop'],
  };
}

it('a policy that is newer than a line marks the line, and blocks its order', async () => {
  const buyer = await member();
  const total = await readyToOrder(buyer, 'pen');
  await add(buyer, 'ream');
  await block('pen');
  expect(await getErrors(buyer)).toEqual({
    cart: ['BLOCKED_FOR_ADD_TO_CART'],
    lines: [['BLOCKED_FOR_ADD_TO_CART'], []],
    hardStop: true,
  });
  expect((await readCart(buyer)).messages).toContainEqual({
    code: 'BLOCKED_FOR_ADD_TO_CART',
    type: 'ERROR',
    description: 'Your organization’s policy doesn’t allow some items. Remove them to continue.',
  });
  expect(await order(buyer, total)).toMatchObject({
    status: 409,
    body: { error: { code: 'BLOCKED_FOR_ADD_TO_CART' } },
  });
});

it('replies to changes say so, too, until the line is removed', async () => {
  const buyer = await member();
  await add(buyer, 'pen');
  await add(buyer, 'ream');
  await block('pen');
  const { items } = await readCart(buyer);
  const path = (itemId: string) =>
    `/checkout/default/item/${items.find((line) => line.itemId === itemId)!.cartItemId}`;
  const other = await buyer.remove(path('ream'));
  expect(other.body.data.cartInfo.messages).toContainEqual(
    expect.objectContaining({ code: 'BLOCKED_FOR_ADD_TO_CART', type: 'ERROR' }),
  );
  await add(buyer, 'ream');
  const removed = await buyer.remove(path('pen'));
  expect(removed.body.data.cartInfo.messages).toEqual([]);
});

it('an off-contract item that was added earlier is marked, and keeps the cart from being ordered', async () => {
  const buyer = await member();
  const total = await readyToOrder(buyer, 'pen');
  await setOrganization({ contract_only: true });
  expect(await getErrors(buyer)).toEqual({
    cart: ['OFF_CONTRACT_ERROR'],
    lines: [['OFF_CONTRACT_ERROR']],
    hardStop: true,
  });
  expect(await order(buyer, total)).toMatchObject({
    status: 409,
    body: { error: { code: 'OFF_CONTRACT_ERROR' } },
  });
});

it('a guest’s items are checked when they sign in', async () => {
  const username = await register(shop.shopper('sba'));
  await block('pen');
  const guest = shop.shopper('sba');
  await add(guest, 'pen');
  expect((await getErrors(guest)).cart).toEqual([]);
  await guest.post('/account/signin', { username, password: 'correct-horse-battery' });
  expect((await getErrors(guest)).cart).toEqual(['BLOCKED_FOR_ADD_TO_CART']);
});

describe('approval', () => {
  const limitOf = async (shopper: Shopper) =>
    (await shopper.get('/checkout')).body.data.cartInfo.cartAccountInfo as { approvalLimit?: number };
  const setRole = (role: 'ADMIN' | 'BUYER') =>
    shop.database.db
      .updateTable('accounts')
      .set({ role })
      .where('organization_id', '=', organizationId)
      .execute();

  it('of orders above a limit is known before checkout, to buyers only', async () => {
    const buyer = await member();
    await add(buyer, 'pen');
    await setRole('BUYER');
    expect(await limitOf(buyer)).not.toHaveProperty('approvalLimit');
    await setOrganization({ approval_limit_minor: 50_000 });
    expect(await limitOf(buyer)).toMatchObject({ approvalLimit: 500 });
    await setRole('ADMIN');
    expect(await limitOf(buyer)).not.toHaveProperty('approvalLimit');
  });

  it('of an order above the limit means that it is authorized first: isPreAuthEnabled (cart-3.91)', async () => {
    const buyer = await member();
    await add(buyer, 'pen');
    await setRole('BUYER');
    const isPreAuthEnabled = async () => {
      const { cartInfo } = (await buyer.get('/checkout')).body.data;
      return [cartInfo.cartAttributes.isPreAuthEnabled, cartInfo.cartSummary.ordTotal as number] as const;
    };
    await setOrganization({ approval_limit_minor: null });
    const [before, total] = await isPreAuthEnabled();
    expect(before).toBe(false);
    await setOrganization({ approval_limit_minor: Math.round(total * 100) });
    expect(await isPreAuthEnabled()).toEqual([false, total]);
    await setOrganization({ approval_limit_minor: Math.round(total * 100) - 1 });
    expect(await isPreAuthEnabled()).toEqual([true, total]);
    await setRole('ADMIN');
    expect(await isPreAuthEnabled()).toEqual([false, total]);
  });
});
