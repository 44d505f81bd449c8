import { buildCart, buildCartItem } from '../testing/builders.ts';
import { blocksCheckout, conditionMessages } from './index.ts';

const fine = { lines: 2, isShort: false, hasUnsold: false };

it.each([
  ['a cart that can be ordered', fine, [], false],
  ['an empty cart', { ...fine, lines: 0 }, ['EMPTY_CART'], false],
  [
    'a cart with a line that cannot be supplied',
    { ...fine, isShort: true },
    ['CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY'],
    true,
  ],
  ['a cart with an item that is no longer sold', { ...fine, hasUnsold: true }, ['ITEM_NOT_AVAILABLE'], true],
])('%s', (_, condition, codes, blocks) => {
  const messages = conditionMessages(condition);
  expect(messages.map(({ code }) => code)).toEqual(codes);
  expect(messages.some(blocksCheckout)).toBe(blocks);
});

it('the packaged cart has the messages that the API would send', () => {
  const short = buildCartItem({ qty: 5, inventory: { items: [{ availablequantity: 4 }] } });
  const unsold = buildCartItem({ cartItemId: 'line-2', status: 'INVALID' });
  const refused = buildCartItem({ cartItemId: 'line-3', status: 'INVALID', qty: 0 });
  expect(buildCart({ items: [short, unsold, refused] }).messages).toEqual(
    conditionMessages({ lines: 1, isShort: true, hasUnsold: true }),
  );
  expect(buildCart({ items: [buildCartItem(), refused] }).messages).toEqual([]);
});
