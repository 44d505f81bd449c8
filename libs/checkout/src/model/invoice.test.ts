import type { Order } from '../contract/index.ts';
import { buildOrder } from '../testing/builders.ts';
import { getInvoice } from './invoice.ts';

const account = (amountApplied: number, amountRefunded?: number): Pick<Order, 'payments'> => ({
  payments: [
    {
      type: 'ACCOUNT',
      brand: 'ACCOUNT',
      lastFourDigit: '',
      amountApplied,
      ...(amountRefunded === undefined ? {} : { amountRefunded }),
    },
  ],
});

it.each([
  ['a purchase order', { purchaseOrderNumber: 'PO-1' }, true],
  ['a budget', { budgetCenter: 'STUDIO' }, true],
  ['the account', account(20), true],
  ['none of them', {}, false],
])('an order that is charged to %s', (_name, fields, hasInvoice) => {
  expect(getInvoice(buildOrder(fields)) !== undefined).toBe(hasInvoice);
});

it.each(['PENDING_APPROVAL', 'DECLINED', 'CANCELED'] as const)(
  'an order has no invoice while it is %s',
  (status) => {
    expect(getInvoice(buildOrder({ purchaseOrderNumber: 'PO-1', status }))).toBeUndefined();
  },
);

it('adds up what is due to the account, minus refunds', () => {
  const { ordTotal } = buildOrder().totals;
  expect(
    getInvoice(buildOrder({ ...account(ordTotal, 8.49), refundedTotal: 8.49, poRelease: 'R-2' })),
  ).toMatchObject({
    total: Math.round(ordTotal * 100),
    refunded: 849,
    due: Math.round(ordTotal * 100) - 849,
    release: 'R-2',
  });
});

it('is paid if a card has paid it', () => {
  expect(getInvoice(buildOrder({ purchaseOrderNumber: 'PO-1' }))).toMatchObject({ due: 0 });
});
