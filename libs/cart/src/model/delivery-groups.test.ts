/** @jest-environment node */
import fc from 'fast-check';
import type { CartItem } from '../contract/index.ts';
import { buildCartItem } from '../testing/index.ts';
import { deliveryGroups, describeGroup, getPickupOffer } from './index.ts';

const at = (deliveryType: 'STA' | 'ISP' | 'PCK' | 'STS', store?: string, special: Partial<CartItem> = {}) =>
  buildCartItem({
    ...special,
    selectedDeliveryOption: {
      deliveryType,
      levelOfService: 'STANDARD',
      ...(store ? { pickupStoreNumber: store, pickupStoreName: `Town ${store}` } : {}),
    },
  });
const download = buildCartItem({ product: { productTypeName: 'ESD' } });

test.each([
  ['shipped to an address', at('STA'), 'UNDATED', 'Delivery'],
  ['picked up', at('ISP', '1547'), 'G2', 'One-hour pickup at Town 1547'],
  ['picked up at the counter', at('PCK', '1547'), 'G2', 'One-hour pickup at Town 1547'],
  ['shipped to a store', at('STS', '1547'), 'G3', 'Ship to store at Town 1547'],
  ['downloaded', download, 'G4', 'E-delivery'],
])('groups a line that is %s', (_, line, section, title) => {
  const [{ views, key, ...rest }] = deliveryGroups([{ line }]) as [ReturnType<typeof deliveryGroups>[number]];
  expect(views).toHaveLength(1);
  expect(key.startsWith(section)).toBe(true);
  expect(describeGroup(rest).title).toBe(title);
});

test('each store has its own group; downloads are first, delivery is last (cart-4)', () => {
  const lines = [
    at('STA'),
    at('ISP', '1547'),
    download,
    at('ISP', '0008'),
    at('STS', '0008'),
    at('PCK', '1547'),
  ];
  expect(
    deliveryGroups(lines.map((line) => ({ line }))).map(({ key, views }) => [key, views.length]),
  ).toEqual([
    ['G4', 1],
    ['G2:0008', 1],
    ['G2:1547', 2],
    ['G3:0008', 1],
    ['UNDATED', 1],
  ]);
});

const shipped = (
  option: Partial<CartItem['selectedDeliveryOption']>,
  special: Parameters<typeof buildCartItem>[0] = {},
) =>
  buildCartItem({
    ...special,
    selectedDeliveryOption: {
      deliveryType: 'STA',
      levelOfService: 'STANDARD',
      minDeliveryDate: '2026-01-16',
      maxDeliveryDate: '2026-01-20',
      ...option,
    },
  });
const TODAY = '2026-01-16';

test.each([
  [
    'out of stock',
    shipped({}, { messages: [{ code: 'OUT_OF_STOCK', type: 'ERROR' }] }),
    'OOS',
    'Out of stock',
  ],
  [
    'a membership',
    shipped({}, { itemAttributes: { membershipSKU: 'SELECT' }, product: { productTypeName: 'ESD' } }),
    'MEMBERSHIP',
    'Membership',
  ],
  [
    'a pre-order',
    shipped({}, { product: { preOrder: true, streetDate: '2026-03-02' } }),
    'PRE_ORDER:2026-03-02',
    'Pre-order',
  ],
  ['on back order', shipped({ isBackOrder: true }), 'BACK_ORDER', 'Back order'],
  ['next-day', shipped({ levelOfService: 'NDD' }), 'NDD', 'Next-day delivery'],
  [
    'same-day and arrives today',
    shipped({ levelOfService: 'SDD', maxDeliveryDate: TODAY }),
    'SDD',
    'Same-day delivery',
  ],
  [
    'same-day, but arrives later',
    shipped({ levelOfService: 'SDD', minDeliveryDate: '2026-01-17' }),
    'STANDARD',
    'Delivery',
  ],
  ['standard with dates', shipped({}), 'STANDARD', 'Delivery'],
])('titles the group of a line that is %s', (_, line, key, title) => {
  const [group] = deliveryGroups([{ line }], TODAY);
  expect(group!.key).toBe(key);
  expect(describeGroup(group!).title).toBe(title);
});

test('groups pre-orders by street date, dated and undated delivery apart, and shows them in the specified order', () => {
  const preOrder = (streetDate: string) => shipped({}, { product: { preOrder: true, streetDate } });
  const lines = [
    shipped({}),
    preOrder('2026-04-01'),
    at('STA'),
    at('ISP', '1547'),
    preOrder('2026-03-02'),
    download,
    shipped({}, { itemAttributes: { membershipSKU: 'SELECT' } }),
    preOrder('2026-03-02'),
    shipped({}, { messages: [{ code: 'OUT_OF_STOCK', type: 'ERROR' }] }),
  ];
  expect(
    deliveryGroups(lines.map((line) => ({ line }))).map(({ key, views }) => [key, views.length]),
  ).toEqual([
    ['OOS', 1],
    ['MEMBERSHIP', 1],
    ['G4', 1],
    ['G2:1547', 1],
    ['PRE_ORDER:2026-03-02', 2],
    ['PRE_ORDER:2026-04-01', 1],
    ['STANDARD', 1],
    ['UNDATED', 1],
  ]);
  expect(
    describeGroup({
      section: 'PRE_ORDER',
      streetDate: '2026-03-02',
      minDeliveryDate: '2026-03-04',
      maxDeliveryDate: '2026-03-06',
    }),
  ).toEqual({
    title: 'Pre-order',
    detail: 'Released Mon, Mar 2, arrives Wed, Mar 4 – Fri, Mar 6',
  });
});

test('shows the delivery window, or 1-6 business days without dates', () => {
  expect(describeGroup(deliveryGroups([{ line: at('STA') }])[0]!).detail).toBe('1-6 business days');
  expect(describeGroup(deliveryGroups([{ line: buildCartItem() }])[0]!).detail).toBe(
    'Fri, Jan 16 – Tue, Jan 20',
  );
  expect(
    describeGroup({ section: 'G3', minDeliveryDate: '2026-01-16', maxDeliveryDate: '2026-01-19' }).detail,
  ).toBe('Free, Fri, Jan 16 – Mon, Jan 19');
});

test('contains each line exactly once for any cart', () => {
  const types = fc.constantFrom('STA' as const, 'ISP' as const, 'PCK' as const, 'STS' as const);
  const line = fc.tuple(types, fc.constantFrom('0008', '1547'));
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), (ways) => {
      const views = ways.map(([type, store], index) => ({
        line: at(type, store, { cartItemId: String(index) }),
      }));
      const shown = deliveryGroups(views).flatMap((group) => group.views);
      expect(shown).toHaveLength(views.length);
      expect(new Set(shown)).toEqual(new Set(views));
    }),
  );
});

describe('pickup of a line', () => {
  const offer = (available: number, special: Parameters<typeof buildCartItem>[0] = {}) =>
    getPickupOffer(
      buildCartItem({
        availableDeliveryOptions: [
          {
            groupId: 'G2',
            locations: [{ locationId: '1547', name: 'Framingham', available, threshold: 10 }],
          },
        ],
        ...special,
      }),
    );
  const store = { storeNumber: '1547', storeName: 'Framingham' };

  test('offers ship to store when only a warehouse has the item', () => {
    const there = [{ locationId: '1547', name: 'Framingham', available: 0, threshold: 10 }];
    expect(
      getPickupOffer(
        buildCartItem({
          availableDeliveryOptions: [
            { groupId: 'G2', locations: there },
            { groupId: 'G3', locations: [{ ...there[0]!, available: 5 }] },
          ],
        }),
      ),
    ).toEqual({ kind: 'out', ...store, shipToStore: true });
  });

  test.each([
    [0, { kind: 'out', ...store }],
    [1, { kind: 'available', ...store, quantity: '1' }],
    [10, { kind: 'available', ...store, quantity: '10' }],
    [11, { kind: 'available', ...store, quantity: '10+' }],
  ])('with a store quantity of %s (cart-4)', (available, expected) => {
    expect(offer(available)).toEqual(expected);
  });

  test('needs a store and an item that is eligible for pickup', () => {
    expect(getPickupOffer(buildCartItem())).toEqual({ kind: 'no-store' });
    expect(offer(5, { product: { bopisEligible: false } })).toEqual({ kind: 'not-eligible' });
    expect(offer(5, { product: { productTypeName: 'ESD' } })).toEqual({ kind: 'not-eligible' });
  });
});
