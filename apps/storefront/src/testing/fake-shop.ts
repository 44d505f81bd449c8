import type { SetupChange } from '@foolscap/approvals/client';
import type {
  ApprovalOrdersBody,
  ApprovalOrdersData,
  ChangeOrderBody,
  DecisionsBody,
  OrderCommentBody,
} from '@foolscap/approvals/contract';
import type { InvoicePaymentRequest, InvoicesRequest } from '@foolscap/account/client';
import type { FakeInvoices } from '@foolscap/account/testing';
import { createFakeApprovalsClient } from '@foolscap/approvals/testing';
import {
  buildRewards,
  createFakeAccountAreaClient,
  createFakeAccountClient,
  createFakeBudgetsClient,
  createFakeInvoicesClient,
  createFakeReportsClient,
  createFakeAgentsClient,
  createFakeInboxClient,
  createFakeMembershipsClient,
  createFakeQuickBuyClient,
  createFakeRewardsClient,
} from '@foolscap/account/testing';
import {
  createFakeBuyNowClient,
  createFakeCartClient,
  createFakeSavedItemsClient,
  createFakeSharedCartsClient,
  type FakeFreeOffer,
} from '@foolscap/cart/testing';
import type { CartCoupon, CartInfo, SavedItem, SharedCart } from '@foolscap/cart/contract';
import type { CartReply, Offers } from '@foolscap/cart/client';
import { createFakeCatalogClient, createFakeProductPageClient } from '@foolscap/catalog/testing';
import type { ProductDetail, SearchData, SearchQuery } from '@foolscap/catalog/contract';
import type {
  AccountMessages,
  AdjustBudgetBody,
  AgentSearchBody,
  BudgetsData,
  SpendingReport,
  ChangeBudgetBody,
  NewBudgetBody,
  BonusCategoriesBody,
  MembershipRenewalBody,
  Memberships,
  ReadMessagesBody,
  RewardsClaimBody,
  RewardsProgram,
  RoleBody,
  UnitBody,
  UserImportBody,
} from '@foolscap/account/contract';
import type { QuickBuyRefusal } from '@foolscap/account/model';
import { createFakeFormsClient } from '@foolscap/content/testing';
import { buildCheckout, createFakeCheckoutClient } from '@foolscap/checkout/testing';
import type { CheckoutInfo, Order } from '@foolscap/checkout/contract';
import { toDecimal, toMinorUnits } from '@foolscap/core/money';
import { createFakeNavigationClient, sampleDepartments } from '@foolscap/header/testing';
import { APPROVALS_PROXY_PATH, OFFERS_PATH, SPARX_PROXY_PATH, USER_PATH } from '@foolscap/core/vocabulary';
import {
  createFakePaymentsClient,
  createFakeRewardsPaymentClient,
  createFakeWalletClient,
} from '@foolscap/payments/testing';
import type { RewardsPaymentBody, SavedCard } from '@foolscap/payments/contract';
import type { StoredValueType } from '@foolscap/payments/model';
import { buildHome, createFakeContentClient } from '@foolscap/content/testing';
import type { HomeData } from '@foolscap/content/contract';
import type { FoundStore, FoundStores } from '@foolscap/stores/contract';
import type { FakeListsServer } from '@foolscap/lists/testing';
import { createFakeStoresClient, storesAround } from '@foolscap/stores/testing';
import {
  createFakeSubscriptionsClient,
  type FakeSubscriptionsOptions,
} from '@foolscap/subscriptions/testing';
import { getStoredValueCards } from '../features/checkout/stored-value-cards.ts';
import { createFakeListRoutes } from './fake-list-routes.ts';
import { createFakeTransport } from './fake-transport.ts';
import type { FakeNetwork, FakeRoutes } from './fake-transport.ts';
import { asSampleGoods } from './sample-cart.ts';
import {
  aSwatchSet,
  comparedItems,
  createFakeCompareClient,
  createFakeSwatchesClient,
} from '@foolscap/tiles/testing';
import { createFakePrinterRoutes } from './sample-printers.ts';
import { listStates, listStoresIn } from './sample-directory.ts';
import {
  getProduct,
  getResults,
  sampleBrands,
  sampleCategories,
  sampleGiftCards,
  sampleProducts,
} from './sample-products.ts';

export interface FakeShopOptions {
  readonly network?: () => FakeNetwork;
  readonly signedIn?: boolean;
  readonly cart?: CartInfo;
  /** The items saved for later. */
  readonly saved?: readonly SavedItem[];
  /** Shared carts of other shoppers. */
  readonly shared?: readonly SharedCart[];
  /** The coupons that exist. */
  readonly coupons?: readonly CartCoupon[];
  /** The promotions that give away items. */
  readonly freeItems?: readonly FakeFreeOffer[];
  /** The items that the cart suggests for its lines. */
  readonly offers?: Partial<Offers>;
  readonly checkout?: CheckoutInfo;
  /** The saved cards of the account. */
  readonly cards?: readonly SavedCard[];
  /** The reason why the account cannot have quick buy. */
  readonly quickBuyRefusal?: QuickBuyRefusal;
  /** Turns on quick buy, with the account's first address and first card; `direct` places orders without a review. */
  readonly quickBuy?: 'review' | 'direct';
  /** The account's part in the rewards program; a member by default. */
  readonly rewards?: RewardsProgram;
  /** The membership programs, and the shopper's membership; both can be bought by default. */
  readonly memberships?: Memberships;
  /** The messages of the shop to the account; a new one and an old one by default. */
  readonly inbox?: AccountMessages;
  /** The page of an agent, the customers that a search finds, and what the account allows agents. */
  readonly agents?: Parameters<typeof createFakeAgentsClient>[0];
  /** The orders of an approver. */
  readonly approvals?: ApprovalOrdersData;
  /** The budgets of an organization. */
  readonly budgets?: BudgetsData;
  /** The invoices of an organization. */
  readonly invoices?: FakeInvoices;
  /** Fields of the reports about spending. */
  readonly report?: Partial<SpendingReport>;
  readonly orders?: readonly Order[];
  /** The shopping lists; the caller has none by default. */
  readonly lists?: Partial<FakeListsServer>;
  /** The account's subscriptions, and what auto-restock offers. */
  readonly restock?: FakeSubscriptionsOptions;
  readonly products?: ProductDetail[];
  readonly results?: (query: SearchQuery) => SearchData;
  /** The home page. */
  readonly home?: HomeData;
  readonly stores?: readonly FoundStore[];
  /** Replies that override the fakes, by route; they throw an HttpError to reject a call. */
  readonly routes?: FakeRoutes;
}

/** Creates the quick-buy server on the fakes' address book and wallet. */
function createFakeQuickBuy({
  area,
  wallet,
  refusal,
  mode,
}: {
  area: ReturnType<typeof createFakeAccountAreaClient>;
  wallet: ReturnType<typeof createFakeWalletClient>;
  refusal: QuickBuyRefusal | undefined;
  mode: FakeShopOptions['quickBuy'];
}) {
  const quickBuyAddressId = area.server.addresses[0]?.address.id;
  const quickBuyPaymentId = wallet.server.cards[0]?.id;
  const client = createFakeQuickBuyClient({
    refusal,
    chosen: {
      quickBuyActive: mode !== undefined,
      quickBuyOverlayPreference: mode !== 'direct',
      ...(mode && quickBuyAddressId ? { quickBuyAddressId } : {}),
      ...(mode && quickBuyPaymentId ? { quickBuyPaymentId } : {}),
    },
  });
  const synced = <T>(call: () => T): T => {
    client.server.addresses = area.server.addresses.map(({ address }) => address);
    client.server.cards = wallet.server.cards.map(({ id }) => ({ id }));
    return call();
  };
  return {
    ...client,
    getQuickBuy: () => synced(() => client.getQuickBuy()),
    changeQuickBuy: (body: Parameters<typeof client.changeQuickBuy>[0]) =>
      synced(() => client.changeQuickBuy(body)),
  };
}

/** Creates the whole API in memory from the domains' fakes. Later calls see earlier changes. */
export function createFakeShop({
  network = () => 'fast',
  signedIn = false,
  cart: cartInfo,
  saved: savedItems = [],
  shared = [],
  coupons = [],
  freeItems = [],
  offers = {},
  checkout: checkoutInfo = buildCheckout(),
  cards: savedCards = [],
  quickBuyRefusal,
  quickBuy: quickBuyMode,
  rewards: rewardsProgram,
  memberships: membershipPrograms,
  inbox: accountMessages,
  agents: agentsData,
  approvals: approvalOrders,
  budgets: budgetsData,
  report,
  invoices: invoicesOptions,
  orders = [],
  lists = {},
  restock = {},
  products = sampleProducts.map(getProduct),
  results = getResults,
  home = buildHome(),
  // One is open, one closes soon, one is closed.
  stores = storesAround.slice(0, 3),
  routes = {},
}: FakeShopOptions = {}) {
  const account = createFakeAccountClient({ signedIn });
  const area = createFakeAccountAreaClient();
  const navigation = createFakeNavigationClient();
  const cart = createFakeCartClient({
    ...(cartInfo ? { cart: cartInfo } : {}),
    coupons,
    freeItems,
    onAdd: asSampleGoods,
  });
  const buyNowCart = createFakeBuyNowClient({ onAdd: asSampleGoods });
  const buyNowCheckout = createFakeCheckoutClient({ info: buildCheckout({ userType: 'REGISTERED' }) });
  const saved = createFakeSavedItemsClient({ cart, items: savedItems });
  const sharedCarts = createFakeSharedCartsClient({ cart, shared });
  const catalog = createFakeCatalogClient({ categories: [...sampleCategories], products, results });
  const checkout = createFakeCheckoutClient({ info: checkoutInfo });
  for (const order of orders) checkout.server.orders.set(order.orderNumber, order);
  const payments = createFakePaymentsClient();
  const usedRewards = createFakeRewardsPaymentClient(checkoutInfo.rewards);
  const wallet = createFakeWalletClient({ cards: savedCards });
  const quickBuy = createFakeQuickBuy({ area, wallet, refusal: quickBuyRefusal, mode: quickBuyMode });

  const rewards = createFakeRewardsClient(rewardsProgram);
  const memberships = createFakeMembershipsClient(membershipPrograms);
  const inbox = createFakeInboxClient(accountMessages);
  const agents = createFakeAgentsClient(agentsData);
  const approvals = createFakeApprovalsClient(approvalOrders);
  const budgets = createFakeBudgetsClient(budgetsData);
  const reports = createFakeReportsClient(report);
  const invoices = createFakeInvoicesClient(invoicesOptions);
  const forms = createFakeFormsClient();
  const subscriptions = createFakeSubscriptionsClient(restock);

  const compared = createFakeCompareClient(comparedItems);
  const colors = createFakeSwatchesClient(
    products.filter(({ isColorSwatch }) => isColorSwatch).map(({ itemId }) => aSwatchSet(itemId)),
  );

  const getData = async (reply: Promise<CartReply>) => (await reply).data;
  const content = createFakeContentClient();
  const locator = createFakeStoresClient({ stores, signedIn });
  const productPage = createFakeProductPageClient({ products, right: signedIn ? 'NOT_BOUGHT' : 'SIGN_IN' });
  const found = async (reply: Promise<FoundStores>) => ({
    results: { status: 'SUCCESS', ...(await reply) },
  });

  for (const { id, paymentType, lastFourDigit, addedToOrder, balance } of getStoredValueCards(checkoutInfo))
    payments.server.storedValue.push({
      id,
      paymentType,
      lastFourDigit,
      addedToOrder,
      ...(balance === undefined ? {} : { balance }),
    });
  /** Splits the total among rewards, then the applied gift and prepaid cards, in order. */
  function splitTotal() {
    const { info } = checkout.server;
    let rest = toMinorUnits(info.totals.ordTotal) ?? 0;
    const { used } = usedRewards.server;
    const byRewards = Math.min(rest, toMinorUnits(used?.balance) ?? 0);
    rest -= byRewards;
    const rewardsOfOrder = used && {
      ...used,
      paymentType: 'REWARDS' as const,
      lastFourDigit: '',
      addedToOrder: true,
      amountApplied: toDecimal(byRewards),
    };
    const storedValue = payments.server.storedValue.map(
      ({ id, paymentType, lastFourDigit, addedToOrder, balance = 0 }) => {
        const amount = addedToOrder ? Math.min(rest, toMinorUnits(balance) ?? 0) : 0;
        rest -= amount;
        const type: StoredValueType = paymentType === 'PREPAID_CARD' ? paymentType : 'GIFT_CARD';
        const amountApplied = toDecimal(amount);
        return { id, paymentType: type, lastFourDigit, addedToOrder, amountApplied, balance };
      },
    );
    const isPaid = rest === 0 || info.payment !== undefined;
    checkout.server.info = {
      ...info,
      orderPayments: [...(rewardsOfOrder ? [rewardsOfOrder] : []), ...storedValue],
      sections: info.sections.map((section) =>
        section.type === 'PAYMENT' ? { ...section, done: isPaid } : section,
      ),
    };
  }

  const all: FakeRoutes = {
    'GET /account': () => account.account(),
    'GET /navigation': () => navigation.navigation(),
    'GET /navigation/departments': () => ({ departments: sampleDepartments }),
    'POST /account/signin': ({ body }) => account.signIn(body),
    'POST /account/signout': () => account.signOut(),
    'POST /account/register': ({ body, key }) => area.register(body, key),
    'PUT /account/profile': ({ body }) => area.changeProfile(body),
    'PUT /account/email': ({ body }) => area.changeEmail(body),
    'PUT /account/password': ({ body }) => area.changePassword(body),
    'POST /account/password/forgot': ({ body }) => area.forgotPassword(body),
    'POST /account/password/reset': ({ body }) => area.resetPassword(body),
    'POST /account/email/confirm': ({ body }) => area.confirmEmail((body as { token: string }).token),
    'POST /account/email/send-confirmation': () => area.sendConfirmation(),
    'GET /account/addresses': async () => ({ addresses: await area.addresses() }),
    'POST /account/addresses': async ({ body }) => ({ addresses: await area.addAddress(body) }),
    'PUT /account/addresses/:id': async ({ params: [id], body }) => ({
      addresses: await area.changeAddress(id!, body),
    }),
    'DELETE /account/addresses/:id': async ({ params: [id] }) => ({
      addresses: await area.removeAddress(id!),
    }),
    'GET /account/payments': () => wallet.list(),
    'POST /account/payments': ({ body, key }) => wallet.save(body, key),
    'PUT /account/payments/:id': ({ params: [id], body, key }) => wallet.edit(id!, body, key),
    'DELETE /account/payments/:id': ({ params: [id], key }) => wallet.remove(id!, key),
    'GET /account/quick-buy': () => quickBuy.getQuickBuy(),
    'PUT /account/quick-buy': ({ body }) => quickBuy.changeQuickBuy(body),
    [`POST ${SPARX_PROXY_PATH}/getApprovalOrdersData`]: ({ body }) =>
      approvals.getOrders(body as ApprovalOrdersBody),
    [`POST ${APPROVALS_PROXY_PATH}/order`]: ({ query, body }) =>
      approvals.decide(query.get('action') === 'decline' ? 'DECLINE' : 'ACCEPT', body as DecisionsBody),
    'GET /organization/approvals': () => approvals.getSetup(),
    // Before the entries of the setup, whose path matches as well.
    'PUT /organization/approvals/orders/:orderNumber': ({ params: [orderNumber], body }) =>
      approvals.changeOrder(orderNumber!, body as ChangeOrderBody),
    'PUT /organization/approvals/:part/:id': ({ params: [part, id], body }) =>
      approvals.changeSetup({ part, id, body } as SetupChange),
    'DELETE /organization/approvals/:part/:id': ({ params: [part, id] }) =>
      approvals.changeSetup({ part, id } as SetupChange),
    'GET /organization/approvals/orders/:orderNumber': ({ params: [orderNumber] }) =>
      approvals.getOrder(orderNumber!),
    'POST /organization/approvals/orders/:orderNumber/comments': ({ params: [orderNumber], body }) =>
      approvals.comment(orderNumber!, (body as OrderCommentBody).comment),
    'GET /organization/reports/lines': ({ query }) => reports.getLines(Object.fromEntries(query)),
    'GET /organization/invoices': ({ query }) =>
      invoices.getInvoices({
        ...(Object.fromEntries(query) as InvoicesRequest),
        numbers: query.get('numbers')?.split(','),
      }),
    'GET /organization/invoices/:number': ({ params: [number] }) => invoices.getInvoice(number!),
    'GET /organization/invoices/statements/:month': ({ params: [month] }) =>
      invoices.getStatement({ month: month! }),
    'POST /organization/invoices/payments': ({ body }) => invoices.pay(body as InvoicePaymentRequest),
    'GET /organization/reports': ({ query }) => reports.getReport(Object.fromEntries(query)),
    'GET /organization/budgets': () => budgets.getBudgets(),
    'POST /organization/budgets': ({ body }) => budgets.addBudget(body as NewBudgetBody),
    'PUT /organization/budgets/:code': ({ params: [code], body }) =>
      budgets.changeBudget(code!, body as ChangeBudgetBody),
    'DELETE /organization/budgets/:code': ({ params: [code] }) => budgets.removeBudget(code!),
    'POST /organization/budgets/:code/adjustments': ({ params: [code], body }) =>
      budgets.adjustBudget(code!, body as AdjustBudgetBody),
    'GET /organization/budgets/:code/statement': ({ params: [code] }) =>
      budgets.getStatement({ code: code! }),
    'GET /agents': () => agents.home(),
    'POST /agents/searches': ({ body }) => agents.search((body as AgentSearchBody).query),
    'GET /agents/searches/:id': ({ params: [id] }) => agents.readSearch(id!),
    'GET /account/access': () => agents.access(),
    'GET /account/messages': () => inbox.getMessages(),
    'POST /account/messages/read': ({ body }) => inbox.markRead((body as ReadMessagesBody).ids),
    'GET /memberships': () => memberships.getMemberships(),
    'PUT /memberships/renewal': ({ body }) => memberships.changeRenewal(body as MembershipRenewalBody),
    'GET /account/rewards': () => rewards.getProgram(),
    'POST /account/rewards/enroll': () => rewards.enroll(),
    'POST /account/rewards/offers/:id/activate': ({ params: [id] }) => rewards.activate(id!),
    'POST /account/rewards/claims': ({ body }) => rewards.claim(body as RewardsClaimBody),
    'POST /account/rewards/categories': ({ body }) =>
      rewards.chooseCategories((body as BonusCategoriesBody).categories),
    'GET /subscriptions': () => subscriptions.list(),
    'GET /subscriptions/offer': ({ query }) => subscriptions.getOffer(query.get('itemId') ?? ''),
    'POST /subscriptions': async ({ body, key }) => ({ subscription: await subscriptions.create(body, key) }),
    'PUT /subscriptions/:id': async ({ params: [id], body }) => ({
      subscription: await subscriptions.update(id!, body),
    }),
    'POST /subscriptions/:id/action': async ({ params: [id], body }) => ({
      subscription: await subscriptions.act(id!, body),
    }),
    'GET /account/data-requests': () => ({ requests: [], openOrders: 0, isManaged: false }),
    'GET /account/sessions': async () => ({ sessions: await area.sessions() }),
    'DELETE /account/sessions': async () => ({ sessions: await area.endOtherSessions() }),
    'DELETE /account/sessions/:id': async ({ params: [id] }) => ({ sessions: await area.endSession(id!) }),
    'GET /organization': () => area.organization(),
    'GET /organization/users': async () => ({ users: await area.users() }),
    'POST /organization/users': async ({ body }) => ({ users: await area.inviteUser(body) }),
    'PUT /organization/users/:id': async ({ params: [id], body }) => ({
      users: await area.changeUser(id!, body),
    }),
    'POST /organization/users/import': ({ body }) => area.importUsers(body as UserImportBody),
    'GET /organization/roles': async () => ({ roles: await area.roles() }),
    'POST /organization/roles': async ({ body }) => ({ roles: await area.addRole(body as RoleBody) }),
    'PUT /organization/roles/:code': async ({ params: [code], body }) => ({
      roles: await area.changeRole(code!, body as RoleBody),
    }),
    'DELETE /organization/roles/:code': async ({ params: [code] }) => ({
      roles: await area.removeRole(code!),
    }),
    'GET /organization/units': async () => ({ units: await area.units() }),
    'POST /organization/units': async ({ body }) => ({ units: await area.addUnit(body as UnitBody) }),
    'PUT /organization/units/:id': async ({ params: [id], body }) => ({
      units: await area.changeUnit(id!, body as UnitBody),
    }),
    'DELETE /organization/units/:id': async ({ params: [id] }) => ({ units: await area.removeUnit(id!) }),
    [`GET ${SPARX_PROXY_PATH}/getSlpCustomerRewardsInfo`]: () => buildRewards(),
    [`GET ${SPARX_PROXY_PATH}/getAvailableRewards`]: () => buildRewards(),
    [`POST ${SPARX_PROXY_PATH}/storeLocator`]: ({ body }) => found(locator.locate(body)),
    'POST /omni/pickupinstore': ({ body }) => locator.pickupInStore(body),
    'GET /content/page': ({ query }) => content.readPage({ path: query.get('path') ?? '' }),
    'GET /content/home': () => home,
    'GET /content/help': ({ query }) => content.readHelp({ q: query.get('q') ?? '' }),
    'POST /omni/storestock': ({ body }) => locator.storeStock(body),
    [`POST ${SPARX_PROXY_PATH}/localbusiness`]: ({ body }) => found(locator.around(body)),
    [`POST ${SPARX_PROXY_PATH}/atRecommendation`]: () => sampleProducts.slice(0, 8),
    [`POST ${SPARX_PROXY_PATH}/getCriteoData`]: () => ({ items: [] }),
    [`POST ${OFFERS_PATH}/getAdobeMBoxData`]: () => ({
      adobeResponse: { offerDetails: [], analyticsPayload: {} },
    }),
    [`POST ${USER_PATH}/address`]: ({ body }) => locator.savePreferred(body),
    'GET /catalog/compare': ({ query }) => compared.compare((query.get('items') ?? '').split(',')),
    'GET /catalog/swatches': async ({ query }) => ({
      items: await colors.readSwatches((query.get('skus') ?? '').split(',')),
    }),
    'GET /catalog/categories': () => catalog.categories(),
    'GET /catalog/gift-cards': () => ({ items: sampleGiftCards }),
    'GET /catalog/brands': () => ({ brands: [...sampleBrands] }),
    ...createFakePrinterRoutes(),
    'GET /stores/directory': () => ({ states: listStates(stores) }),
    'GET /stores/directory/:state': ({ params: [state] }) => listStoresIn(stores, state!),
    'GET /catalog/search': ({ query }) => catalog.search(Object.fromEntries(query)),
    'GET /catalog/suggest': ({ query }) => ({
      query: query.get('q') ?? '',
      categories: sampleCategories.slice(0, 2),
      products: sampleProducts.slice(0, 4),
    }),
    'GET /catalog/products/:sku': ({ params: [sku] }) => catalog.product(sku!),
    'GET /catalog/products/:sku/reviews': ({ params: [sku], query }) =>
      productPage.reviews(sku!, Object.fromEntries(query)),
    'GET /catalog/products/:sku/reviews/own': ({ params: [sku] }) => productPage.ownReview(sku!),
    'POST /catalog/products/:sku/reviews': ({ params: [sku], body, key }) =>
      productPage.writeReview(sku!, body, key),
    'POST /catalog/place': ({ body }) => productPage.changePlace((body as { zipCode: string }).zipCode),
    'GET /catalog/tiles': ({ query }) => productPage.tiles((query.get('skus') ?? '').split(',')),
    'GET /checkout': async () => {
      const data = await getData(cart.getCart());
      const { buyNowEligible } = await quickBuy.getQuickBuy();
      return {
        ...data,
        cartInfo: { ...data.cartInfo, ...offers, ...(signedIn ? { buyNowEligible } : {}) },
      };
    },
    'POST /checkout/default/item': ({ body, key, query }) => {
      if (query.has('buyNow')) {
        const { items: wanted } = body as { items: Parameters<typeof buyNowCart.putInBuyNow>[0] };
        const { info } = buyNowCheckout.server;
        const [first] = wanted;
        buyNowCheckout.server.info = {
          ...info,
          lines: info.lines.map((line) => ({
            ...line,
            ...(first ? { itemId: first.itemId, qty: first.qty } : {}),
          })),
        };
        return buyNowCart.putInBuyNow(wanted, key);
      }
      const shareId = query.get('sharedCart');
      if (shareId) return getData(sharedCarts.addShared(shareId, key));
      const { items } = body as {
        items: (Parameters<typeof saved.moveToCart>[0][number] & { listItemId?: string })[];
      };
      return getData(
        items.some(({ listItemId }) => listItemId) ? saved.moveToCart(items, key) : cart.addItems(body, key),
      );
    },
    'GET /cart/shared/:id': async ({ params: [id] }) => ({ sharedCart: await sharedCarts.getShared(id!) }),
    'GET /cart/shares': async () => ({ sharedCarts: await sharedCarts.listShares() }),
    'POST /cart/shares': async ({ key }) => ({ sharedCart: await sharedCarts.shareCart(key) }),
    'DELETE /cart/shares/:id': ({ params: [id], key }) => sharedCarts.revokeShare(id!, key),
    'GET /sfl': async () => (await saved.listSaved()).data,
    'POST /sfl': ({ body, key }) => getData(saved.saveLine((body as { cartItemId: string }).cartItemId, key)),
    'DELETE /sfl/:id': ({ params: [id], key }) => getData(saved.removeSaved(id!, key)),
    'PUT /checkout/default/item': ({ body, key }) =>
      getData(cart.updateItems((body as { items: Parameters<typeof cart.updateItems>[0] }).items, key)),
    'DELETE /checkout/default/item/:line': ({ params: [line], key }) => getData(cart.removeItem(line!, key)),
    'PUT /checkout/default': async ({ body, key, query }) => {
      if (query.has('buyNow')) return buyNowCheckout.save(body, key);
      await checkout.save(body, key);
      return getData(cart.updateCart(body, key));
    },
    'GET /checkout/precheckout': async ({ query }) => ({
      checkoutInfo: await (query.has('buyNow') ? buyNowCheckout : checkout).getCheckout(),
    }),
    'POST /checkout/default/payment': async ({ body, key, query }) => {
      if (query.has('buyNow')) return { orderPayment: { addedToOrder: true } };
      const orderPayment = await payments.saveCard(body, key);
      splitTotal();
      return { orderPayment };
    },
    'POST /checkout/default/rewards': async ({ body, key }) => {
      const used = await usedRewards.payByRewards(body as RewardsPaymentBody, key);
      splitTotal();
      return used;
    },
    'POST /payment/balance': ({ body }) => payments.checkBalance(body),
    'DELETE /checkout/default/payment/:id': async ({ params: [id], key }) => {
      await (id === usedRewards.server.used?.id ? usedRewards : payments).removePayment(id!, key);
      splitTotal();
      return {};
    },
    'POST /checkout/default/order': async ({ body, key, query }) => ({
      order: await (query.has('buyNow') ? buyNowCheckout : checkout).placeOrder(body, key),
    }),
    'GET /orders': ({ query }) => checkout.getOrders(Object.fromEntries(query)),
    'GET /orders/:number': async ({ params: [number] }) => ({ order: await checkout.getOrder(number!) }),
    'POST /orders/:number/cancel': async ({ params: [number] }) => ({
      order: await checkout.cancelOrder(number!, 'cancel'),
    }),
    'POST /orders/find': async ({ body }) => ({ orderNumber: await checkout.findOrder(body) }),
    ...createFakeListRoutes({ lists, cart }),
    'POST /content/contact': ({ body, key }) => forms.sendContact(body, key),
    [`POST ${SPARX_PROXY_PATH}/subscribeUserforOffers`]: ({ body }) => forms.subscribe(body),
    'POST /content/feedback': ({ body, key }) => forms.sendFeedback(body, key),
    'GET /content/chat': () => forms.readChatService(),
    'POST /log': () => undefined,
    ...routes,
  };
  return { transport: createFakeTransport(all, network), account, area, cart, catalog, checkout, payments };
}
