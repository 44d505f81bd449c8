import { setStock } from '../test-shop.ts';
import {
  checkInvariants,
  type Command,
  current,
  getGifts,
  getOffers,
  type Gift,
  grow,
  sendTwice,
} from './model.ts';

/** Chooses units of a free item, or removes it. Items that the cart is not offered are rejected. */
export const giftCommand = (gift: Gift, qty: number): Command => ({
  check: () => true,
  toString: () => (qty > 0 ? `choose ${qty} ${gift} for free` : `remove the free ${gift}`),
  run: async (model, real) => {
    const cart = current(model);
    const held = getGifts(model, cart);
    const offer = getOffers(cart).find(({ items }) => items.includes(gift));
    const inOffer = offer?.items.reduce((sum, each) => sum + (held.get(each) ?? 0), 0) ?? 0;
    const inCart = held.get(gift) ?? 0;
    const room = offer ? Math.min(offer.units - inOffer, model.gifts[gift] - inCart) : 0;
    const isAllowed = qty > 0 ? qty <= room : inCart > 0 || (cart.chosen.get(gift) ?? 0) > 0;
    const body = qty > 0 ? { freeItems: [{ itemId: gift, qty }] } : { deleteFreeItems: [{ itemId: gift }] };
    await sendTwice(real, async (key) => {
      const reply = await real.shopper.put('/checkout/default', body, { key });
      expect(reply.body.data.error?.[0].code).toBe(isAllowed ? undefined : 'INVALID_FREE_ITEM');
      return reply;
    });
    if (isAllowed) {
      // Other choices of the same offer, which the cart no longer gets, are removed.
      for (const other of offer?.items ?? []) {
        const wanted = cart.chosen.get(other) ?? 0;
        if (wanted > 0 && held.has(other)) cart.chosen.set(other, held.get(other)!);
        else if (wanted > 0) cart.chosen.delete(other);
      }
      cart.chosen.set(gift, qty > 0 ? inCart + qty : 0);
      grow(cart);
    }
    await checkInvariants(model, real);
  },
});

/** Sets the stock of a free item. */
export const giftStockCommand = (gift: Gift, units: number): Command => ({
  check: () => true,
  toString: () => `${units} ${gift} in stock`,
  run: async (model, real) => {
    await setStock(real.shop.database, gift, units);
    model.gifts[gift] = units;
    await checkInvariants(model, real);
  },
});
