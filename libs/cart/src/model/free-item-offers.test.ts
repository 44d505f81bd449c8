import { buildFreeItem } from '../testing/builders.ts';
import { getShownFreeOffers } from './free-item-offers.ts';

const gift = buildFreeItem({ promotionId: 'gift', promotionName: 'A free notebook', itemId: 'notebook' });
const pen = (itemId: string, qty: number) =>
  buildFreeItem({ promotionId: 'pens', promotionName: 'Two free pens', itemId, qty });

it('groups the free items of a cart by promotion, those in the cart first', () => {
  const shown = getShownFreeOffers({ held: [pen('red', 1), gift], choices: [pen('red', 1), pen('blue', 1)] });
  expect(shown).toEqual([
    {
      promotionId: 'pens',
      promotionName: 'Two free pens',
      held: [pen('red', 1)],
      choices: [pen('red', 1), pen('blue', 1)],
      left: 1,
    },
    { promotionId: 'gift', promotionName: 'A free notebook', held: [gift], choices: [], left: 0 },
  ]);
});

it('offers as many units as the item allows that is best in stock', () => {
  const [offer] = getShownFreeOffers({ held: [], choices: [pen('red', 1), pen('blue', 2)] });
  expect(offer).toMatchObject({ held: [], left: 2 });
});
