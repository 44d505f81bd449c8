import type { Page } from '@playwright/test';
import { addItems, ADDRESS, callApi, toCardPayment } from './api.ts';
import { CARDS } from './shopper.ts';

/** Places an order of one unit of each item, as the page's shopper. @returns the order number */
export async function orderOf(page: Page, ...itemIds: string[]): Promise<string> {
  await addItems(
    page,
    itemIds.map((itemId) => ({ itemId, qty: 1 })),
  );
  await callApi(page, '/checkout/default', {
    method: 'PUT',
    data: {
      addresses: [{ ...ADDRESS, phones: [{ number: '5085550142' }], type: 'S' }],
      emailId1: 'pat@example.com',
    },
  });
  await callApi(page, '/checkout/default/payment', { data: { cardPayment: toCardPayment(CARDS.good) } });
  const { checkoutInfo } = await callApi<{ checkoutInfo: { totals: { ordTotal: number } } }>(
    page,
    '/checkout/precheckout',
    { method: 'GET' },
  );
  const { order } = await callApi<{ order: { orderNumber: string } }>(page, '/checkout/default/order', {
    data: { expectedTotal: checkoutInfo.totals.ordTotal },
  });
  return order.orderNumber;
}
