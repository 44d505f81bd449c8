import type { SavedItemsData } from '@foolscap/cart/contract';
import { ITEM } from '../carts.ts';
import {
  checkInvariants,
  type Command,
  current,
  grow,
  hasLines,
  learn,
  lineKey,
  nthLine,
  room,
  sendTwice,
  type Sku,
} from './model.ts';

export const saveCommand = (index: number): Command => ({
  check: (model) => hasLines(model) && nthLine(model, index).place === '',
  toString: () => `save line ${index} for later`,
  run: async (model, real) => {
    const cart = current(model);
    const line = nthLine(model, index);
    const send = (key?: string) => real.shopper.post('/sfl', { cartItemId: line.id }, key ? { key } : {});
    if (line.deleted) {
      expect((await send()).status).toBe(404);
    } else {
      await sendTwice(real, send);
      const { sflItems } = (await real.shopper.get('/sfl')).body.data as SavedItemsData;
      const { listItemId } = sflItems.find(({ itemId }) => itemId === line.sku)!;
      cart.saved.set(line.sku, { id: listItemId, qty: (cart.saved.get(line.sku)?.qty ?? 0) + line.qty });
      cart.lines.set(lineKey(line.sku, ''), { ...line, deleted: true, isSaved: true });
      grow(cart);
    }
    await checkInvariants(model, real);
  },
});

export const moveCommand = (sku: Sku, qty: number): Command => ({
  check: (model) => current(model).saved.has(sku),
  toString: () => `move ${qty} saved ${sku} to the cart`,
  run: async (model, real) => {
    const cart = current(model);
    const { id: listItemId, qty: held } = cart.saved.get(sku)!;
    const body = { items: [{ listItemId, itemId: sku, qty }] };
    await sendTwice(real, (key) => real.shopper.post(ITEM, body, { key }));
    const line = cart.lines.get(lineKey(sku, ''));
    const inLine = line && !line.deleted ? line.qty : 0;
    const after = Math.max(inLine, Math.min(inLine + Math.min(qty, held), room(model, { sku, place: '' })));
    if (after > inLine) {
      grow(cart);
      // The line returns with its id.
      cart.lines.set(lineKey(sku, ''), { id: line?.id ?? '', sku, place: '', qty: after, deleted: false });
      if (!line) await learn(cart, real.shopper);
      const left = held - (after - inLine);
      if (left) cart.saved.set(sku, { id: listItemId, qty: left });
      else cart.saved.delete(sku);
    }
    await checkInvariants(model, real);
  },
});

export const removeSavedCommand = (sku: Sku): Command => ({
  check: (model) => current(model).saved.has(sku),
  toString: () => `remove saved ${sku}`,
  run: async (model, real) => {
    const { saved } = current(model);
    const { id } = saved.get(sku)!;
    await sendTwice(real, (key) => real.shopper.remove(`/sfl/${id}`, {}, { key }));
    expect((await real.shopper.remove(`/sfl/${id}`)).status).toBe(404);
    saved.delete(sku);
    await checkInvariants(model, real);
  },
});
