import {
  type AccountAreaClient,
  createAccountAreaClient,
  createAccountClient,
  createPeopleClient,
  type PeopleClient,
} from '@foolscap/account/client';
import {
  buildAccountSession,
  buildOrganization,
  createFakeAccountAreaClient,
  type FakeAccountAreaOptions,
  createFakeAccountClient,
  FAKE_PASSWORD,
} from '@foolscap/account/testing';
import {
  createBuyNowClient,
  createCartClient,
  createSavedItemsClient,
  createSharedCartsClient,
} from '@foolscap/cart/client';
import {
  buildCart,
  createFakeBuyNowClient,
  createFakeCartClient,
  createFakeSavedItemsClient,
  createFakeSharedCartsClient,
} from '@foolscap/cart/testing';
import { createCatalogClient, createProductPageClient } from '@foolscap/catalog/client';
import type { Review } from '@foolscap/catalog/contract';
import type { ReviewRight } from '@foolscap/catalog/model';
import {
  buildProduct,
  buildReview,
  createFakeCatalogClient,
  createFakeProductPageClient,
} from '@foolscap/catalog/testing';
import { createCheckoutClient } from '@foolscap/checkout/client';
import { createFakeCheckoutClient } from '@foolscap/checkout/testing';
import { createHttpClient, createInjectTransport, type HttpClient, HttpError } from '@foolscap/core/http';
import type { TenantId } from '@foolscap/core/vocabulary';
import { createNavigationClient } from '@foolscap/header/client';
import { createFakeNavigationClient } from '@foolscap/header/testing';
import { createPaymentsClient } from '@foolscap/payments/client';
import { createFakePaymentsClient } from '@foolscap/payments/testing';
import { createStoresClient } from '@foolscap/stores/client';
import { createFakeStoresClient } from '@foolscap/stores/testing';
import { ADDRESS } from '../testing/carts.ts';
import { cardBody } from '../testing/checkouts.ts';
import type { TestShop } from '../testing/test-shop.ts';

/** The item that both sides sell: the one from the packaged builders, with its price and stock. */
export const SAMPLE = {
  sku: '24400011',
  name: 'Quillane Everyday copy paper, 8.5 x 11 in, 500 sheets',
  brand: 'Quillane',
  price: 849,
  stock: 250,
} as const;

/** A protection plan for the sample item. */
export const SAMPLE_PLAN = { sku: '24250101', name: 'Protection plan', price: 849, stock: 250 } as const;

/** A desk that can be ordered with furniture services. */
export const SAMPLE_DESK = {
  sku: '24193201',
  name: 'Standing desk',
  price: 849,
  stock: 250,
  conditions: { furnitureServices: { BASC: 4900, CUST: 'TBD' } },
} as const;

export const SAMPLE_PENS = {
  black: { itemId: '24120101', name: 'Black pen' },
  blue: { itemId: '24120102', name: 'Blue pen' },
} as const;

/** A promotion that gives one of two pens to carts of $25 or more. */
export const SAMPLE_OFFER = {
  promotionId: 'free-pen',
  units: 1,
  minSubTotal: 25,
  items: [SAMPLE_PENS.black, SAMPLE_PENS.blue],
};

/** Reviews of the sample item, oldest first: more than one page. */
export const SAMPLE_REVIEWS: readonly Review[] = Array.from({ length: 8 }, (_, index) =>
  buildReview({
    id: `00000000-0000-4000-8000-00000000000${index}`,
    rating: (index % 5) + 1,
    createdOn: `2026-10-0${index + 1}`,
  }),
);

export const USERNAME = 'pat@example.com';

/** The clients of one shopper, whose cart is empty. */
export interface Clients {
  cart: ReturnType<typeof createCartClient>;
  saved: ReturnType<typeof createSavedItemsClient>;
  shared: ReturnType<typeof createSharedCartsClient>;
  buyNow: ReturnType<typeof createBuyNowClient>;
  catalog: ReturnType<typeof createCatalogClient>;
  productPage: ReturnType<typeof createProductPageClient>;
  account: ReturnType<typeof createAccountClient>;
  area: AccountAreaClient & PeopleClient;
  navigation: ReturnType<typeof createNavigationClient>;
  stores: ReturnType<typeof createStoresClient>;
  payments: ReturnType<typeof createPaymentsClient>;
  checkout: ReturnType<typeof createCheckoutClient>;
}

/** Creates the HTTP client of one shopper over the API, with a browser's cookies. */
export function createApiHttp(shop: TestShop, tenant: TenantId = 'sdc'): HttpClient {
  const cookies = new Map<string, string>();
  return createHttpClient({
    tenant,
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
}

/** Creates the libraries' own clients over the API, as one shopper. */
export function createApiClients(shop: TestShop, tenant: TenantId = 'sdc'): Clients {
  const http = createApiHttp(shop, tenant);
  return {
    cart: createCartClient(http),
    saved: createSavedItemsClient(http),
    shared: createSharedCartsClient(http),
    buyNow: createBuyNowClient(http),
    catalog: createCatalogClient(http),
    productPage: createProductPageClient(http),
    account: createAccountClient(http),
    area: { ...createAccountAreaClient(http), ...createPeopleClient(http) },
    navigation: createNavigationClient(http),
    stores: createStoresClient(http),
    payments: createPaymentsClient(http),
    checkout: createCheckoutClient(http),
  };
}

/** Creates the fakes of the cart, of the saved items and of shared carts, which share a server. */
function createFakeCarts(): Pick<Clients, 'cart' | 'saved' | 'shared'> {
  const cart = createFakeCartClient({
    cart: buildCart({ items: [] }),
    plans: { [SAMPLE_PLAN.sku]: [SAMPLE.sku] },
    freeItems: [SAMPLE_OFFER],
    onAdd: (line) =>
      line.itemId === SAMPLE_DESK.sku
        ? { furnSvcInfo: { BASC: { qty: 0, feePerUnit: 49 }, CUST: { qty: 0 } }, ...line }
        : line,
  });
  return {
    cart,
    saved: createFakeSavedItemsClient({ cart }),
    shared: createFakeSharedCartsClient({ cart }),
  };
}

/** Creates the packaged fakes of one shopper. */
export const createFakeClients = ({
  signedIn = false,
  right = 'SIGN_IN',
  ...area
}: FakeAccountAreaOptions & { right?: ReviewRight } = {}): Clients => ({
  ...createFakeCarts(),
  buyNow: createFakeBuyNowClient({ plans: { [SAMPLE_PLAN.sku]: [SAMPLE.sku] } }),
  catalog: createFakeCatalogClient(),
  productPage: createFakeProductPageClient({
    products: [buildProduct({ reviews: { ...buildProduct().reviews, items: [...SAMPLE_REVIEWS] } })],
    right,
  }),
  account: createFakeAccountClient({ signedIn }),
  area: createFakeAccountAreaClient({ signedIn, ...area }),
  navigation: createFakeNavigationClient(),
  stores: createFakeStoresClient({ signedIn }),
  payments: createFakePaymentsClient(),
  checkout: createFakeCheckoutClient(),
});

/** A side of the contract: its shoppers, and the password of its accounts. */
export interface Side {
  shopper(): Clients;
  password: string;
  /** Takes a shopper to the last step of checkout, with two of the sample item. @returns the total */
  readyToOrder(clients: Clients): Promise<number>;
  /** A shopper who has just registered, and belongs to no organization. */
  member(): Promise<Clients>;
  /** A member who has bought the sample item. */
  buyer(): Promise<Clients>;
  /** An admin of an organization with two ship-to addresses. */
  admin(): Promise<Clients>;
}

const fakeMember = (right: ReviewRight) =>
  createFakeClients({
    signedIn: true,
    right,
    addresses: [],
    sessions: [buildAccountSession()],
    users: [],
    organization: undefined,
  });

export const fakeSide: Side = {
  shopper: createFakeClients,
  password: FAKE_PASSWORD,
  readyToOrder: async ({ checkout }) => (await checkout.getCheckout()).totals.ordTotal,
  member: async () => fakeMember('NOT_BOUGHT'),
  buyer: async () => fakeMember('ALLOWED'),
  admin: async () =>
    createFakeClients({
      signedIn: true,
      organization: buildOrganization({
        organization: { ...buildOrganization().organization, role: 'ADMIN' },
      }),
    }),
};

export function apiSide(shop: TestShop): Side {
  let members = 0;
  const side: Side = {
    shopper: () => createApiClients(shop),
    password: FAKE_PASSWORD,
    async readyToOrder({ cart, checkout, payments }) {
      await cart.addItems({ items: [{ itemId: SAMPLE.sku, qty: 2 }] }, crypto.randomUUID());
      const addresses = [{ ...ADDRESS, type: 'S' as const }];
      await checkout.save({ addresses, emailId1: USERNAME }, crypto.randomUUID());
      await payments.saveCard(cardBody() as Parameters<typeof payments.saveCard>[0], crypto.randomUUID());
      return (await checkout.getCheckout()).totals.ordTotal;
    },
    async member() {
      const clients = side.shopper();
      members += 1;
      await clients.area.register({
        firstName: 'Pat',
        lastName: 'Reyes',
        username: `member-${members}@example.com`,
        password: FAKE_PASSWORD,
      });
      return clients;
    },
    async buyer() {
      const clients = await side.member();
      const expectedTotal = await side.readyToOrder(clients);
      await clients.checkout.placeOrder({ expectedTotal }, crypto.randomUUID());
      return clients;
    },
    async admin() {
      const clients = createApiClients(shop, 'sba');
      await clients.account.signIn({ username: 'office@example.com', password: 'ledger-and-rule' });
      return clients;
    },
  };
  return side;
}

/** Returns status and code of an error reply; fails for a success. */
export async function getRefusal(
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
