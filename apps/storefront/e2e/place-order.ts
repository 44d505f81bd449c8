import type { Page } from '@playwright/test';
import { CARDS } from './shopper.ts';

/** Calls the API as the shopper of the page. */
export const send = (page: Page, method: string, path: string, body?: object) =>
  page.evaluate(
    async ({ method, path, body }) => {
      const headers = {
        'content-type': 'application/json',
        'x-tenant': 'sdc',
        'idempotency-key': crypto.randomUUID(),
      };
      const reply = await fetch(`/cc/api${path}`, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
      });
      if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
      return (
        (await reply.json()) as {
          data: {
            checkoutInfo?: { totals: { ordTotal: number } };
            order?: { orderNumber: string };
            list?: { id: string };
          };
        }
      ).data;
    },
    { method, path, body },
  );

/** Places an order of one unit of each item as the shopper of the page. @returns its number */
export async function orderOf(page: Page, ...itemIds: string[]): Promise<string> {
  const address = {
    firstName: 'Pat',
    lastName: 'Reyes',
    address1: '12 Mill Lane',
    city: 'Framingham',
    state: 'MA',
    zipCode: '01702',
    phones: [{ number: '5085550142' }],
  };
  await send(page, 'POST', '/checkout/default/item', {
    items: itemIds.map((itemId) => ({ itemId, qty: 1 })),
  });
  await send(page, 'PUT', '/checkout/default', {
    addresses: [{ ...address, type: 'S' }],
    emailId1: 'pat@example.com',
  });
  await send(page, 'POST', '/checkout/default/payment', {
    cardPayment: {
      accountNumber: CARDS.good.replaceAll(' ', ''),
      cvv: '123',
      expiryMonth: '12',
      expiryYear: '2035',
      brand: 'VISA',
      paymentType: 'CREDIT_CARD',
      source: 'USER_KEYED',
      currencyCode: 'USD',
      contactInformation: { billingAddress: { ...address, type: 'B' } },
    },
  });
  const { checkoutInfo } = await send(page, 'GET', '/checkout/precheckout');
  const { order } = await send(page, 'POST', '/checkout/default/order', {
    expectedTotal: checkoutInfo!.totals.ordTotal,
  });
  return order!.orderNumber;
}

/** Registers a new shopper, who is signed in then. */
export const registerShopper = (page: Page) =>
  send(page, 'POST', '/account/register', {
    firstName: 'Pat',
    lastName: 'Reyes',
    username: `pat-${Date.now()}@example.com`,
    password: 'a long phrase of mine',
  });
