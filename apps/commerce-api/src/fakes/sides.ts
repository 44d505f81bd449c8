import { createAccountClient } from '@foolscap/account/client';
import { createFakeAccountClient, FAKE_PASSWORD } from '@foolscap/account/testing';
import { createCartClient } from '@foolscap/cart/client';
import { createFakeCartClient, buildCart } from '@foolscap/cart/testing';
import { createCatalogClient } from '@foolscap/catalog/client';
import { createFakeCatalogClient } from '@foolscap/catalog/testing';
import { createCheckoutClient } from '@foolscap/checkout/client';
import { createFakeCheckoutClient } from '@foolscap/checkout/testing';
import { createHttpClient, createInjectTransport, HttpError } from '@foolscap/core/http';
import { createPaymentsClient } from '@foolscap/payments/client';
import { createFakePaymentsClient } from '@foolscap/payments/testing';
import { ADDRESS } from '../testing/carts.ts';
import { cardBody } from '../testing/checkouts.ts';
import type { TestShop } from '../testing/test-shop.ts';

/** The item that both sides sell: the one of the packaged builders, with its price and stock. */
export const SAMPLE = {
  sku: '24400011',
  name: 'Quillane Everyday copy paper, 8.5 x 11 in, 500 sheets',
  brand: 'Quillane',
  price: 849,
  stock: 250,
} as const;

/** A protection plan for the sample item. */
export const SAMPLE_PLAN = { sku: '24250101', name: 'Protection plan', price: 849, stock: 250 } as const;

export const USERNAME = 'pat@example.com';

/** The clients of one shopper, whose cart is empty. */
export interface Clients {
  cart: ReturnType<typeof createCartClient>;
  catalog: ReturnType<typeof createCatalogClient>;
  account: ReturnType<typeof createAccountClient>;
  payments: ReturnType<typeof createPaymentsClient>;
  checkout: ReturnType<typeof createCheckoutClient>;
}

/** Creates the libraries' own clients over the API, as one shopper with a browser's cookies. */
export function createApiClients(shop: TestShop): Clients {
  const cookies = new Map<string, string>();
  const http = createHttpClient({
    tenant: 'sdc',
    transport: (request) =>
      createInjectTransport(
        async (injected) => {
          const reply = await shop.app.inject(injected);
          for (const { name, value, maxAge } of reply.cookies)
            if (!value || maxAge === 0) cookies.delete(name);
            else cookies.set(name, value);
          return reply;
        },
        { host: 'shop.test', cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      )(request),
  });
  return {
    cart: createCartClient(http),
    catalog: createCatalogClient(http),
    account: createAccountClient(http),
    payments: createPaymentsClient(http),
    checkout: createCheckoutClient(http),
  };
}

/** Creates the packaged fakes of one shopper. */
export const createFakeClients = (): Clients => ({
  cart: createFakeCartClient({
    cart: buildCart({ items: [] }),
    plans: { [SAMPLE_PLAN.sku]: [SAMPLE.sku] },
  }),
  catalog: createFakeCatalogClient(),
  account: createFakeAccountClient(),
  payments: createFakePaymentsClient(),
  checkout: createFakeCheckoutClient(),
});

/** A side of the contract: its shoppers, and the password of its only account. */
export interface Side {
  shopper(): Clients;
  password: string;
  /** Brings a shopper to the last step of checkout, with two of the sample item. @returns the total */
  readyToOrder(clients: Clients): Promise<number>;
}

export const fakeSide: Side = {
  shopper: createFakeClients,
  password: FAKE_PASSWORD,
  readyToOrder: async ({ checkout }) => (await checkout.getCheckout()).totals.ordTotal,
};

export const apiSide = (shop: TestShop): Side => ({
  shopper: () => createApiClients(shop),
  password: FAKE_PASSWORD,
  async readyToOrder({ cart, checkout, payments }) {
    await cart.addItems({ items: [{ itemId: SAMPLE.sku, qty: 2 }] }, crypto.randomUUID());
    const addresses = [{ ...ADDRESS, type: 'S' as const }];
    await checkout.save({ addresses, emailId1: USERNAME }, crypto.randomUUID());
    await payments.saveCard(cardBody() as Parameters<typeof payments.saveCard>[0], crypto.randomUUID());
    return (await checkout.getCheckout()).totals.ordTotal;
  },
});

/** Returns status and code of a refusal; fails for a reply. */
export async function refusalOf(
  call: Promise<unknown>,
): Promise<{ status: number | undefined; code: string }> {
  try {
    const reply = await call;
    throw new Error(`not refused: ${JSON.stringify(reply)}`);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const { status, code } = error.failure;
    return { status, code };
  }
}
