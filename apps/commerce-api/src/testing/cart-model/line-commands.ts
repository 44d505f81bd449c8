import { add, getLines, ITEM, readCart } from '../carts.ts';
import { setStoreStock } from '../places.ts';
import { setStock } from '../test-shop.ts';
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
  stockAt,
  STORE,
  updateLine,
} from './model.ts';

export const addCommand = (sku: Sku, qty: number, twice: boolean): Command => ({
  check: () => true,
  toString: () => `add ${qty} ${sku}`,
  run: async (model, real) => {
    if (twice) await sendTwice(real, (key) => add(real.shopper, sku, qty, key));
    const reply = twice ? undefined : await add(real.shopper, sku, qty);
    const cart = current(model);
    const line = cart.lines.get(lineKey(sku, ''));
    const held = line && !line.deleted ? line.qty : 0;
    const after = Math.max(held, Math.min(held + qty, room(model, { sku, place: '' })));
    if (after > held) {
      grow(cart);
      cart.lines.set(lineKey(sku, ''), { id: line?.id ?? '', sku, place: '', qty: after, deleted: false });
      if (!line) await learn(cart, real.shopper);
    }
    // Whatever is not added is explained.
    if (reply) expect(getLines(reply)[0]!.messages.length > 0).toBe(after - held < qty);
    await checkInvariants(model, real);
  },
});

export const setCommand = (index: number, qty: number, twice: boolean): Command => ({
  check: hasLines,
  toString: () => `set line ${index} to ${qty}`,
  run: async (model, real) => {
    const cart = current(model);
    const line = nthLine(model, index);
    const send = (key?: string) => updateLine(real.shopper, { cartItemId: line.id, qty }, key);
    if (line.isSaved) {
      expect((await send()).status).toBe(404);
      return;
    }
    if (twice) await sendTwice(real, send);
    else expect((await send()).status).toBe(200);
    const held = line.deleted ? 0 : line.qty;
    const stock = stockAt(model, line);
    const after = stock === 0 ? Math.min(qty, held) : Math.min(qty, room(model, line));
    if (qty === 0 && !line.deleted) {
      line.deleted = true;
      grow(cart);
    } else if (after > 0 && (after !== held || line.deleted)) {
      line.qty = after;
      line.deleted = false;
      grow(cart);
    }
    await checkInvariants(model, real);
  },
});

/** A window that has not seen the latest change: its update is rejected, and changes nothing. */
export const staleCommand = (index: number): Command => ({
  check: (model) => hasLines(model) && (current(model).revision ?? 0) > 0,
  toString: () => `set line ${index} in a window that is behind`,
  run: async (model, real) => {
    const { id: cartItemId } = nthLine(model, index);
    const revision = current(model).revision! - 1;
    const reply = await updateLine(real.shopper, { cartItemId, qty: 3 }, undefined, { revision });
    expect([404, 409]).toContain(reply.status);
    await checkInvariants(model, real);
  },
});

export const removeCommand = (index: number): Command => ({
  check: hasLines,
  toString: () => `remove line ${index}`,
  run: async (model, real) => {
    const line = nthLine(model, index);
    if (line.deleted) {
      expect((await real.shopper.remove(`${ITEM}/${line.id}`)).status).toBe(404);
    } else {
      await sendTwice(real, (key) => real.shopper.remove(`${ITEM}/${line.id}`, {}, { key }));
      line.deleted = true;
      grow(current(model));
    }
    await checkInvariants(model, real);
  },
});

/** Picks a shipped line up in the store, or ships it after all. A line of the item that is in the other place takes its units. */
export const moveToPlaceCommand = (index: number): Command => ({
  check: hasLines,
  toString: () => `change the delivery of line ${index}`,
  run: async (model, real) => {
    const cart = current(model);
    const line = nthLine(model, index);
    if (line.deleted) return;
    const place = line.place === STORE ? '' : STORE;
    const delivery =
      place === STORE ? { deliveryType: 'ISP', pickupStoreNumber: STORE } : { deliveryType: 'STA' };
    const body = { cartItemId: line.id, qty: line.qty, ...delivery };
    await sendTwice(real, (key) => updateLine(real.shopper, body, key));
    const target = cart.lines.get(lineKey(line.sku, place));
    const inTarget = target && !target.deleted ? target.qty : 0;
    const available = line.sku === 'ream' || place === '' ? stockAt(model, { sku: line.sku, place }) : 0;
    const after = Math.max(inTarget, Math.min(inTarget + line.qty, available));
    if (after > inTarget) {
      grow(cart);
      // A removed line in the other place is replaced; an active one takes the units.
      cart.lines.delete(lineKey(line.sku, line.place));
      if (inTarget) cart.lines.set(lineKey(line.sku, line.place), { ...line, deleted: true, qty: line.qty });
      cart.lines.set(lineKey(line.sku, place), {
        id: inTarget ? target!.id : line.id,
        sku: line.sku,
        place,
        qty: after,
        deleted: false,
      });
    }
    await checkInvariants(model, real);
  },
});

export const stockCommand = (sku: Sku, available: number): Command => ({
  check: () => true,
  toString: () => `stock of ${sku} becomes ${available}`,
  run: async (model, real) => {
    await setStock(real.shop.database, sku, available);
    model.stock[sku] = available;
    await checkInvariants(model, real);
  },
});

export const shelfCommand = (available: number): Command => ({
  check: () => true,
  toString: () => `stock of the store becomes ${available}`,
  run: async (model, real) => {
    await setStoreStock(real.shop.database, STORE, 'ream', available);
    model.shelf = available;
    await checkInvariants(model, real);
  },
});

/** A part of the shop fails for a while: the cart shows the remaining data, and loses nothing. */
export const failCommand = (part: 'items' | 'accounts' | 'fees' | 'prices' | 'inventory'): Command => ({
  check: () => true,
  toString: () => `${part} fail`,
  run: async (model, real) => {
    const switchOff = (...parts: string[]) =>
      real.shop.app.inject({ method: 'PUT', url: '/cc/api/faults', payload: { faults: [], parts } });
    await switchOff(part);
    const { messages } = await readCart(real.shopper);
    const lines = [...current(model).lines.values()].filter(({ deleted }) => !deleted);
    if (lines.length && part !== 'accounts') expect(messages.length).toBeGreaterThan(0);
    await switchOff();
    await checkInvariants(model, real);
  },
});
