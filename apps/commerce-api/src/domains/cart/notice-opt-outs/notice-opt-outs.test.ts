import { DAY } from '@foolscap/core/clock';
import { getLines, ITEM, readCart } from '../../../testing/carts.ts';
import { createTestShop, type Shopper, type TestShop } from '../../../testing/test-shop.ts';
import { demoAccounts, writeDemoAccounts } from '../../account/demo-accounts.ts';
import { deleteExpiredOptOuts } from './notice-opt-outs.repository.ts';

const [wendy] = demoAccounts as [(typeof demoAccounts)[number]];

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({
    products: [
      {
        sku: 'old-pen',
        stock: 5,
        conditions: {
          substitute: { itemId: 'new-pen', notification: 'Replaced.', type: 'DISCONTINUED', modal: true },
        },
      },
      { sku: 'new-pen', stock: 50 },
    ],
  });
  await writeDemoAccounts(shop.database.db);
});
afterAll(() => shop.close());
afterEach(async () => {
  await shop.database.db.deleteFrom('notice_opt_outs').execute();
  await shop.database.db.deleteFrom('carts').execute();
});

const addPen = (shopper: Shopper) => shopper.post(ITEM, { items: [{ itemId: 'old-pen', qty: 1 }] });
const hide = (shopper: Shopper, value = 'true') =>
  shopper.get(`/cart/opt/type?type=HARD_ALT_OPT_OUT&value=${value}`);
const showsDialog = async (shopper: Shopper) =>
  (await readCart(shopper)).items[0]?.altItem?.hardSubstitutionModal;
const signIn = (shopper: Shopper) =>
  shopper.post('/account/signin', { username: wendy.username, password: wendy.password });

it('hides the dialog of substitutions for 30 days, and shows it again on request', async () => {
  const shopper = shop.shopper();
  const [line] = getLines(await addPen(shopper));
  expect(line?.altItem).toMatchObject({ origItemId: 'old-pen', hardSubstitutionModal: true });
  const { status, body } = await hide(shopper);
  const until = new Date((body as { data: { until: string } }).data.until).getTime();
  expect(status).toBe(200);
  expect(until - shop.clock.now.getTime()).toBe(30 * DAY);
  expect(await showsDialog(shopper)).toBe(false);
  // The reason for the substitution is still shown.
  expect((await readCart(shopper)).items[0]?.altItem).toMatchObject({
    hardSubstitutionNotification: 'Replaced.',
  });
  const [again] = getLines(await addPen(shopper));
  expect(again?.altItem?.hardSubstitutionModal).toBe(false);
  expect((await hide(shopper, 'false')).body).toEqual({
    data: { type: 'HARD_ALT_OPT_OUT', value: 'false' },
  });
  expect(await showsDialog(shopper)).toBe(true);
});

it('ends after 30 days to the millisecond', async () => {
  const shopper = shop.shopper();
  await addPen(shopper);
  await hide(shopper);
  const endsIn = async (milliseconds: number) => {
    const until = new Date(shop.clock.now.getTime() + milliseconds);
    await shop.database.db.updateTable('notice_opt_outs').set({ until }).execute();
    return showsDialog(shopper);
  };
  expect(await endsIn(1)).toBe(false);
  expect(await endsIn(0)).toBe(true);
});

it('counts on all devices of an account, and not for other accounts and guests', async () => {
  const [one, other, guest] = [shop.shopper(), shop.shopper(), shop.shopper()];
  await signIn(one);
  await signIn(other);
  await addPen(one);
  await addPen(guest);
  await hide(one);
  expect(await showsDialog(other)).toBe(false);
  expect(await showsDialog(guest)).toBe(true);
});

it('is kept when a guest signs in, until the later end', async () => {
  const device = shop.shopper();
  await signIn(device);
  await hide(device);
  await shop.database.db
    .updateTable('notice_opt_outs')
    .set({ until: new Date(shop.clock.now.getTime() + 1000) })
    .execute();
  const guest = shop.shopper();
  await addPen(guest);
  await hide(guest);
  await signIn(guest);
  const rows = await shop.database.db.selectFrom('notice_opt_outs').selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(rows[0]?.session_id).toBeNull();
  expect(rows[0]!.until.getTime() - shop.clock.now.getTime()).toBeGreaterThan(29 * DAY);
  expect(await showsDialog(guest)).toBe(false);
});

it('stores nothing for a caller without a session', async () => {
  const { status, body, headers } = await hide(shop.shopper());
  expect(status).toBe(200);
  expect(body).toEqual({ data: { type: 'HARD_ALT_OPT_OUT', value: 'false' } });
  expect(headers['set-cookie']).toBeUndefined();
  expect(await shop.database.db.selectFrom('notice_opt_outs').selectAll().execute()).toEqual([]);
});

it.each(['type=OTHER&value=true', 'type=HARD_ALT_OPT_OUT', 'type=HARD_ALT_OPT_OUT&value=Y'])(
  'refuses %s',
  async (query) => {
    expect((await shop.shopper().get(`/cart/opt/type?${query}`)).status).toBe(400);
  },
);

it('is deleted once it has expired', async () => {
  const shopper = shop.shopper();
  await addPen(shopper);
  await hide(shopper);
  const count = async () =>
    (await shop.database.db.selectFrom('notice_opt_outs').selectAll().execute()).length;
  await deleteExpiredOptOuts(shop.database.db, shop.clock.now);
  expect(await count()).toBe(1);
  await deleteExpiredOptOuts(shop.database.db, new Date(shop.clock.now.getTime() + 30 * DAY));
  expect(await count()).toBe(0);
});
