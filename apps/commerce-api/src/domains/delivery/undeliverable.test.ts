import { findUndeliverable, findUnservedPlace } from './undeliverable.ts';

const place = (more: object) => ({ state: 'MA', address1: '1 Main Street', ...more });

it.each(['AA', 'AE', 'AP', 'PR', 'GU', 'VI', 'AS', 'MP'])('nothing is delivered to %s', (state) => {
  expect(findUnservedPlace(place({ state }))).toMatchObject({ field: 'state' });
});
it.each(['MA', 'AK', 'HI', 'DC', 'constructor'])('%s is served', (state) => {
  expect(findUnservedPlace(place({ state }))).toBeUndefined();
});

it.each([
  'PO Box 12',
  'P.O. Box 12',
  'p.o.box 12',
  'P O BOX 12',
  'POB 12',
  'Post Office Box 12',
  'Suite 2, PO Box #12',
])('bulky items are not delivered to %s, other items are', (address1) => {
  expect(findUndeliverable(place({ address1 }), { hasBulkyItems: true })).toMatchObject({
    field: 'address1',
  });
  expect(findUndeliverable(place({ address1 }), { hasBulkyItems: false })).toBeUndefined();
});
it('a box in the second line counts', () => {
  const address = place({ address2: 'PO Box 7' });
  expect(findUndeliverable(address, { hasBulkyItems: true })).toMatchObject({ field: 'address2' });
});
it.each(['12 Box Street', '4 Post Office Square', '1 Pobble Lane', '9 Po Boulevard', 'Box 12'])(
  '%s is a street address',
  (address1) => expect(findUndeliverable(place({ address1 }), { hasBulkyItems: true })).toBeUndefined(),
);
