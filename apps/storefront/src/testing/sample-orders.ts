import { buildOrder } from '@foolscap/checkout/testing';

const { totals } = buildOrder();

/** Orders of several months, newest first. */
export const sampleOrders = [
  buildOrder(),
  buildOrder({
    orderNumber: '9700012201',
    placedAt: '2026-10-02T09:12:00.000Z',
    status: 'DELIVERED',
    totals: {
      ...totals,
      numberOfItems: 7,
      cartSubTotal: 148.43,
      shipFee: 0,
      taxTotal: 9.28,
      ordTotal: 157.71,
    },
  }),
  buildOrder({
    orderNumber: '9700011804',
    placedAt: '2026-08-19T17:40:00.000Z',
    status: 'CANCELED',
    totals: { ...totals, numberOfItems: 1, cartSubTotal: 64.99, shipFee: 0, taxTotal: 4.06, ordTotal: 69.05 },
  }),
];
