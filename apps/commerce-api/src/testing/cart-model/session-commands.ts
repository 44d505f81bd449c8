import type { SavedItemsData } from '@foolscap/cart/contract';
import {
  checkInvariants,
  type Command,
  createModelCart,
  learn,
  lineKey,
  type Model,
  type ModelCart,
  type Real,
  room,
  type Sku,
} from './model.ts';

const PASSWORD = 'a long phrase of mine';

/** Merges the guest's lines into those of the account (decision-merge-at-sign-in): no unit is lost, except above the limits. */
function mergeLines(model: Model, account: ModelCart): void {
  for (const line of model.guest.lines.values()) {
    if (line.deleted) continue;
    const key = lineKey(line.sku, line.place);
    const own = account.lines.get(key);
    const inLine = own && !own.deleted ? own.qty : 0;
    const sum = Math.max(inLine, Math.min(inLine + line.qty, room(model, line)));
    account.lines.set(key, { ...line, id: own?.id ?? line.id, qty: sum > 0 ? sum : line.qty });
  }
}

async function mergeSaved({ guest }: Model, account: ModelCart, { shopper }: Real): Promise<void> {
  for (const [sku, { qty, id }] of guest.saved)
    account.saved.set(sku, { id, qty: (account.saved.get(sku)?.qty ?? 0) + qty });
  const { sflItems } = (await shopper.get('/sfl')).body.data as SavedItemsData;
  for (const { itemId, listItemId } of sflItems) {
    const item = account.saved.get(itemId as Sku);
    if (item) item.id = listItemId;
  }
}

/** Signs in, with a new account the first time. */
export const signInCommand = (): Command => ({
  check: (model) => !model.isSignedIn,
  toString: () => 'sign in',
  run: async (model, real) => {
    const { shopper, username } = real;
    const reply = model.account
      ? await shopper.post('/account/signin', { username, password: PASSWORD })
      : await shopper.post('/account/register', {
          firstName: 'Ada',
          lastName: 'Page',
          username,
          password: PASSWORD,
        });
    expect(reply.status).toBe(200);
    const { guest } = model;
    const account = (model.account ??= createModelCart());
    mergeLines(model, account);
    account.coupons = [...new Set([...account.coupons, ...guest.coupons])];
    for (const [gift, qty] of guest.chosen) if (!account.chosen.has(gift)) account.chosen.set(gift, qty);
    account.zipCode ??= guest.zipCode;
    model.isSignedIn = true;
    await mergeSaved(model, account, real);
    // Orders of the guest stay with the session, and are shown until it ends.
    model.guest = { ...createModelCart(), orders: guest.orders };
    await learn(account, shopper);
    await checkInvariants(model, real);
  },
});

export const signOutCommand = (): Command => ({
  check: ({ isSignedIn }) => isSignedIn,
  toString: () => 'sign out',
  run: async (model, real) => {
    expect((await real.shopper.post('/account/signout')).status).toBe(200);
    model.isSignedIn = false;
    model.guest = createModelCart();
    await checkInvariants(model, real);
  },
});
