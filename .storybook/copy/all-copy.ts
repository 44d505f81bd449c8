import {
  ACCOUNT_MESSAGES,
  accountMessage,
  inviteMessage,
  REWARDS_MESSAGES,
  rewardsMessage,
  signInMessage,
} from '@foolscap/account/model';
import { COOKIE_MESSAGES } from '@foolscap/analytics/ui';
import { CATALOG_MESSAGES } from '@foolscap/catalog/model';
import { CHECKOUT_MESSAGES, checkoutMessage, QUICK_BUY_MESSAGES } from '@foolscap/checkout/model';
import { CONTENT_MESSAGES, FORM_MESSAGES, formMessage } from '@foolscap/content/model';
import { HEADER_MESSAGES } from '@foolscap/header/ui';
import {
  ADDED_TO_LIST_MESSAGES,
  ITEM_SEARCH_MESSAGES,
  LIST_IMPORT_MESSAGES,
  listErrorMessage,
  LIST_PAGE_MESSAGES,
  LISTS_MESSAGES,
  QUICK_ORDER_MESSAGES,
} from '@foolscap/lists/model';
import {
  PAYMENT_MESSAGES,
  paymentMessage,
  REWARDS_PAYMENT_MESSAGES,
  vendorMessage,
} from '@foolscap/payments/model';
import { STORE_DETAIL_MESSAGES, STORES_MESSAGES } from '@foolscap/stores/ui';
import { SUBSCRIPTION_MESSAGES } from '@foolscap/subscriptions/model';
import {
  COMPARE_MESSAGES,
  RECOMMENDATION_MESSAGES,
  SPONSORED_MESSAGES,
  SWATCH_MESSAGES,
  TILE_DRAWER_MESSAGES,
  TILE_NUMBER_MESSAGES,
  TILES_MESSAGES,
} from '@foolscap/tiles/ui';
import { cartCopy } from './cart-copy.ts';
import { LIBRARY_MESSAGES } from './library-messages.ts';
import { listLabels, listCases, listReplies, listTexts, type CopyRow, type CopyTable } from './copy-table.ts';

const { texts: header } = HEADER_MESSAGES;
const { texts: stores } = STORES_MESSAGES;
const { texts: tiles } = TILES_MESSAGES;

/** Calls a text with the arguments of an example. */
const callText =
  (texts: object) =>
  (key: string, args: readonly unknown[]): string => {
    const text = (texts as Record<string, string | ((...args: readonly unknown[]) => string)>)[key];
    return typeof text === 'function' ? text(...args) : (text ?? '');
  };

/** Arguments of a function, which the compiler checks. */
const args = <Values extends readonly unknown[]>(_: (...values: Values) => string, ...values: Values) =>
  values;

const { chat } = FORM_MESSAGES;
const chatRows = listCases<string, readonly unknown[]>(chat, callText(chat), [], {
  joined: [['an agent', args(chat.joined, 'Robin')]],
  typing: [['an agent', args(chat.typing, 'Robin')]],
});

const productList = CATALOG_MESSAGES.texts;
const productListRows = listCases<string, readonly unknown[]>(productList, callText(productList), [], {
  productCount: [
    ['one product', args(productList.productCount, 1)],
    ['many products', args(productList.productCount, 1284)],
  ],
  missingWords: [
    ['one word', args(productList.missingWords, ['HP'])],
    ['several words', args(productList.missingWords, ['HP', 'Canon'])],
  ],
});

const contentTexts = CONTENT_MESSAGES.texts;
const contentRows = listCases<string, readonly unknown[]>(contentTexts, callText(contentTexts), [], {
  results: [
    ['one article', args(contentTexts.results, 1, 'return')],
    ['many articles', args(contentTexts.results, 3, 'return')],
  ],
  noResults: [['a search', args(contentTexts.noResults, 'submarine')]],
  updated: [['a date', args(contentTexts.updated, 'November 20, 2026')]],
});

const headerRows = listCases<string, readonly unknown[]>(header, callText(header), [], {
  home: [
    ['consumer', args(header.home, 'consumer')],
    ['business', args(header.home, 'business')],
  ],
  hello: [['signed in', args(header.hello, 'Pat')]],
  tier: [['rewards member', args(header.tier, 'Gold')]],
  cartLabel: [
    ['not known yet', args(header.cartLabel, header.cart, undefined)],
    ['empty', args(header.cartLabel, header.cart, 0)],
    ['one item', args(header.cartLabel, header.cart, 1)],
    ['three items', args(header.cartLabel, header.cart, 3)],
  ],
});

const storeRows = listCases<string, readonly unknown[]>(stores, callText(stores), [], {
  closesAt: [['soon', args(stores.closesAt, '4 pm')]],
  showOnMap: [['a store', args(stores.showOnMap, 2, 'Natick')]],
  nearestOnly: [['in a large area', args(stores.nearestOnly, 50)]],
  firstOnly: [['in a state', args(stores.firstOnly, 50)]],
  noneWithin: [
    ['near a place', args(stores.noneWithin, 20, 'Natick, MA')],
    ['near the shopper', args(stores.noneWithin, 20)],
  ],
  noneAround: [
    ['near a place', args(stores.noneAround, 'Natick, MA')],
    ['near the shopper', args(stores.noneAround)],
  ],
  searchWithin: [['a larger radius', args(stores.searchWithin, 50)]],
  nearby: [['before a search', args(stores.nearby, 'Natick, MA')]],
});

const { pickup, change, page: storePage, map: storeMap } = STORE_DETAIL_MESSAGES;
const pickupRows = listCases<string, readonly unknown[]>(pickup, callText(pickup), [], {
  found: [
    ['one', args(pickup.found, 1, 20)],
    ['several', args(pickup.found, 3, 20)],
  ],
  noneFoundHint: [['within 20 miles', args(pickup.noneFoundHint, 20)]],
  noneAround: [['within 100 miles', args(pickup.noneAround, 100)]],
  inStock: [['plenty', args(pickup.inStock, '10+')]],
  onlyInStock: [['fewer than wanted', args(pickup.onlyInStock, '2')]],
});
const changeRows = listCases<string, readonly unknown[]>(change, callText(change), [], {
  title: [['a store', args(change.title, 'Natick')]],
  allMove: [['a store', args(change.allMove, 'Natick')]],
  someStay: [
    ['the only line', args(change.someStay, 'Natick', 1, 1)],
    ['two of three lines', args(change.someStay, 'Natick', 2, 3)],
  ],
  fewerOf: [['three of five', args(change.fewerOf, 3, 5)]],
  confirm: [['a store', args(change.confirm, 'Natick')]],
  keep: [['the present store', args(change.keep, 'Framingham')]],
});
const storePageRows = listCases<string, readonly unknown[]>(storePage, callText(storePage), [], {
  stockFound: [
    ['one', args(storePage.stockFound, 1)],
    ['several', args(storePage.stockFound, 12)],
  ],
});
const mapRows = listCases<string, readonly unknown[]>(storeMap, callText(storeMap), [], {
  label: [
    ['one store', args(storeMap.label, 1)],
    ['three stores', args(storeMap.label, 3)],
  ],
  pin: [['a store', args(storeMap.pin, 2, 'Natick')]],
  together: [['three stores', args(storeMap.together, 3)]],
  streetSource: [['the streets of a service', args(storeMap.streetSource, '© OpenStreetMap contributors')]],
});

const tileRows = listCases<string, readonly unknown[]>(tiles, callText(tiles), [], {
  left: [['three', args(tiles.left, 3)]],
  variantCount: [
    ['colors', args(tiles.variantCount, 'color', 3)],
    ['sizes', args(tiles.variantCount, 'size', 2)],
    ['packs', args(tiles.variantCount, 'pack', 4)],
  ],
  optionCount: [['several axes', args(tiles.optionCount, 5)]],
  inCart: [['two units', args(tiles.inCart, 2)]],
  addSeveral: [['three units', args(tiles.addSeveral, 3)]],
  handling: [
    ['an oversized item', args(tiles.handling, '$15.00', false)],
    ['an oversized item that can be picked up', args(tiles.handling, '$15.00', true)],
  ],
  pickupAt: [['a chosen store', args(tiles.pickupAt, 'Framingham')]],
  basedOn: [['a department', args(tiles.basedOn, 'Paper')]],
  itemNumber: [['an item number', args(tiles.itemNumber, '24110101')]],
  quantity: [['two units', args(tiles.quantity, 2)]],
  ordered: [['two units', args(tiles.ordered, 2)]],
  paid: [['a price', args(tiles.paid, '$42.99')]],
});

const { compare } = COMPARE_MESSAGES;
const compareRows = listCases<string, readonly unknown[]>(compare, callText(compare), [], {
  chosen: [['two products', args(compare.chosen, 2)]],
  remove: [['a product', args(compare.remove, 'Copy Paper')]],
  removed: [['a product', args(compare.removed, 'Copy Paper')]],
  missing: [
    ['one product', args(compare.missing, ['Typing Paper'])],
    ['two products', args(compare.missing, ['Typing Paper', 'item 404'])],
  ],
  item: [['an item number', args(compare.item, '404')]],
});

const { texts: cookies } = COOKIE_MESSAGES;
const cookieRows = listCases<string, readonly unknown[]>(cookies, callText(cookies), [], {
  question: [
    ['all purposes', args(cookies.question, ['analytics', 'advertising'])],
    ['analytics', args(cookies.question, ['analytics'])],
    ['advertising', args(cookies.question, ['advertising'])],
  ],
});

const { swatches } = SWATCH_MESSAGES;
const swatchRows = listCases<string, readonly unknown[]>(swatches, callText(swatches), [], {
  colors: [['a product', args(swatches.colors, 'Gel Pens')]],
  soldOut: [['a color', args(swatches.soldOut, 'Blue')]],
});

const { recommendations } = RECOMMENDATION_MESSAGES;
const recommendationRows = listCases<string, readonly unknown[]>(
  recommendations,
  callText(recommendations),
  [],
  {
    dismissed: [['the last one', args(recommendations.dismissed, 'Gel Pens')]],
    replaced: [
      ['the next one takes its place', args(recommendations.replaced, 'Gel Pens', 'Ballpoint Pens')],
    ],
  },
);

const { numbers: tileNumbers } = TILE_NUMBER_MESSAGES;
const tileNumberRows = listCases<string, readonly unknown[]>(tileNumbers, callText(tileNumbers), [], {
  yourPartNumber: [['a part number of the organization', args(tileNumbers.yourPartNumber, 'OFFICE-7')]],
});
const { drawers: tileDrawers } = TILE_DRAWER_MESSAGES;
const tileDrawerRows = listCases<string, readonly unknown[]>(tileDrawers, callText(tileDrawers), [], {
  insteadOf: [['a product', args(tileDrawers.insteadOf, 'Round Table, Natural Oak')]],
  discontinued: [['a product', args(tileDrawers.discontinued, 'Compact Stapler')]],
  adds: [['larger packs', args(tileDrawers.adds, '2 packs of 12', '$10.58', '1 pack of 24')]],
});

const { done } = LISTS_MESSAGES;
const listRows = listCases<string, readonly unknown[]>(done, callText(done), [], {
  created: [['a list', args(done.created, 'Office basics')]],
  edited: [['a list', args(done.edited, 'Office basics')]],
  deleted: [['a list', args(done.deleted, 'Office basics')]],
  favorite: [['a list', args(done.favorite, 'Office basics')]],
  notFavorite: [['a list', args(done.notFavorite, 'Office basics')]],
  exported: [['a list', args(done.exported, 'Office basics')]],
  itemsAdded: [
    ['all', args(done.itemsAdded, { added: 3, of: 3, name: 'Office basics' })],
    ['some', args(done.itemsAdded, { added: 2, of: 3, name: 'Office basics' })],
  ],
  toCart: [
    ['all', args(done.toCart, { added: 3, of: 3 })],
    ['some', args(done.toCart, { added: 2, of: 3 })],
  ],
});

const { texts: listsTexts } = LISTS_MESSAGES;
const listsTextRows = listCases<string, readonly unknown[]>(listsTexts, callText(listsTexts), [], {
  listsFound: [
    ['one list', args(listsTexts.listsFound, 1)],
    ['several lists', args(listsTexts.listsFound, 12)],
  ],
});

const { addedToList } = ADDED_TO_LIST_MESSAGES;
const addedToListRows = listCases<string, readonly unknown[]>(addedToList, callText(addedToList), [], {
  added: [['an item', args(addedToList.added, { item: 'Compact Stapler', list: 'Office basics' })]],
  moved: [
    ['an item saved for later', args(addedToList.moved, { item: 'Compact Stapler', list: 'Office basics' })],
  ],
});

const { importing: imports } = LIST_IMPORT_MESSAGES;
const { itemSearch } = ITEM_SEARCH_MESSAGES;
const importRows = listCases<string, readonly unknown[]>(imports, callText(imports), [], {
  unknownHeadings: [['two columns', args(imports.unknownHeadings, ['Article', 'Amount'])]],
  quantityColumn: [
    ['a heading', args(imports.quantityColumn, { heading: 'Ordered', at: 1 })],
    ['no heading', args(imports.quantityColumn, { heading: '', at: 1 })],
  ],
  unreadHeadings: [['one column', args(imports.unreadHeadings, ['Amount'])]],
  importing: [['half of them', args(imports.importing, { done: 500, of: 1000 })]],
  imported: [
    ['all', args(imports.imported, { added: 24, of: 24 })],
    ['some', args(imports.imported, { added: 21, of: 24 })],
  ],
  stopped: [['half-way', args(imports.stopped, { added: 500, of: 1000 })]],
  remaining: [
    ['one row', args(imports.remaining, { count: 1, first: 502, last: 502 })],
    ['several rows', args(imports.remaining, { count: 500, first: 502, last: 1001 })],
  ],
  notImported: [
    ['one row', args(imports.notImported, 1)],
    ['several rows', args(imports.notImported, 3)],
  ],
  more: [['many rows', args(imports.more, 980)]],
});
const itemSearchRows = listCases<string, readonly unknown[]>(itemSearch, callText(itemSearch), [], {
  found: [
    ['one item', args(itemSearch.found, { count: 1, text: 'pens' })],
    ['several items', args(itemSearch.found, { count: 12, text: 'pens' })],
  ],
  shown: [['the second page', args(itemSearch.shown, { first: 51, last: 100, count: 120 })]],
  none: [['a text', args(itemSearch.none, 'pens')]],
});
const { listPage } = LIST_PAGE_MESSAGES;
const listPageRows = listCases<string, readonly unknown[]>(listPage, callText(listPage), [], {
  pageNotLoaded: [
    ['another page', args(listPage.pageNotLoaded, { wanted: 2, shown: 1 })],
    ['the same page', args(listPage.pageNotLoaded, { wanted: 1, shown: 1 })],
  ],
  noSuchPageHint: [
    ['one page', args(listPage.noSuchPageHint, 1)],
    ['several pages', args(listPage.noSuchPageHint, 3)],
  ],
  place: [
    ['one page', args(listPage.place, { page: 1, pages: 1 })],
    ['several pages', args(listPage.place, { page: 2, pages: 3 })],
  ],
  found: [
    ['none', args(listPage.found, { count: 0, search: 'paper' })],
    ['one', args(listPage.found, { count: 1, search: 'paper' })],
    ['several', args(listPage.found, { count: 12, search: 'paper' })],
  ],
  searchCleared: [['several items', args(listPage.searchCleared, 12)]],
  sorted: [['a sort', args(listPage.sorted, 'NAME_ASCENDING')]],
  selected: [
    ['on this page', args(listPage.selected, { count: 2, elsewhere: 0 })],
    ['also on other pages', args(listPage.selected, { count: 3, elsewhere: 2 })],
  ],
  addedToCart: [['three units', args(listPage.addedToCart, 3)]],
});

const { quickOrder } = QUICK_ORDER_MESSAGES;
const quickOrderRows = listCases<string, readonly unknown[]>(quickOrder, callText(quickOrder), [], {
  unknownHeadings: [['two columns', args(quickOrder.unknownHeadings, ['Article', 'Amount'])]],
  unreadHeadings: [['one column', args(quickOrder.unreadHeadings, ['Amount'])]],
  replaced: [['a replacement', args(quickOrder.replaced, 'Tolvane Full-Strip Desk Stapler')]],
  multiple: [['twelve', args(quickOrder.multiple, 12)]],
  limit: [['two', args(quickOrder.limit, 2)]],
  left: [['three', args(quickOrder.left, 3)]],
  changed: [['rounded up', args(quickOrder.changed, 12)]],
  duplicate: [['an earlier row', args(quickOrder.duplicate, 1)]],
  merged: [['two rows', args(quickOrder.merged, { line: 5, into: 1, qty: 7 })]],
  filled: [
    ['one row', args(quickOrder.filled, 1)],
    ['several rows', args(quickOrder.filled, 70)],
  ],
  leftOut: [['several rows', args(quickOrder.leftOut, 10)]],
  added: [
    ['all', args(quickOrder.added, { added: 70, of: 70 })],
    ['some', args(quickOrder.added, { added: 67, of: 70 })],
  ],
  toCorrect: [
    ['one row', args(quickOrder.toCorrect, 1)],
    ['several rows', args(quickOrder.toCorrect, 3)],
  ],
});

const table = (library: string, title: string, rows: readonly CopyRow[]): CopyTable => ({
  library,
  title,
  rows,
});

/** The tables whose messages depend on codes and details, with examples. */
const described: readonly CopyTable[] = [
  table('account', 'sign-in', listReplies(ACCOUNT_MESSAGES.signIn, signInMessage)),
  table('account', 'account pages', listReplies(ACCOUNT_MESSAGES.account, accountMessage)),
  table('account', 'rewards program', listReplies(REWARDS_MESSAGES.rewards, rewardsMessage)),
  table('account', 'inviting a user', listReplies(ACCOUNT_MESSAGES.invite, inviteMessage)),
  table('account', 'a new password', listTexts(ACCOUNT_MESSAGES.password)),
  table('account', 'loading', listTexts(ACCOUNT_MESSAGES.loading)),
  ...cartCopy,
  table('account', 'quick buy', listTexts(ACCOUNT_MESSAGES.quickBuy)),
  table('analytics', 'cookies', cookieRows),
  table('catalog', 'order of products', listTexts(CATALOG_MESSAGES.sort)),
  table('catalog', 'order of reviews', listTexts(CATALOG_MESSAGES.reviewSort)),
  table('catalog', 'product lists', productListRows),
  table('checkout', 'refusals', listReplies(CHECKOUT_MESSAGES.checkout, checkoutMessage)),
  table('checkout', 'states of an order', listTexts(CHECKOUT_MESSAGES.orderStatus)),
  table('checkout', 'delivery speeds', listTexts(CHECKOUT_MESSAGES.delivery)),
  table('checkout', 'quick buy', listTexts(QUICK_BUY_MESSAGES.quickBuy)),
  table('content', 'pages and help', contentRows),
  table('content', 'refused forms', listReplies(FORM_MESSAGES.errors, formMessage)),
  table('content', 'topics of messages', listTexts(FORM_MESSAGES.topics)),
  table('content', 'ratings', listTexts(FORM_MESSAGES.ratings)),
  table('content', 'forms', listTexts(FORM_MESSAGES.forms)),
  table('content', 'chat', chatRows),
  table('header', 'header and footer', headerRows),
  table('lists', 'refused changes', listReplies(LISTS_MESSAGES.errors, listErrorMessage)),
  table('lists', 'announced: changes', listRows),
  table('lists', 'lists', listsTextRows),
  table('lists', 'added to a list', addedToListRows),
  table('lists', 'import of a file', importRows),
  table('lists', 'search for an item', itemSearchRows),
  table('lists', 'page of a list', listPageRows),
  table('lists', 'quick order', quickOrderRows),
  table('payments', 'refused payments', listReplies(PAYMENT_MESSAGES.payment, paymentMessage)),
  table('payments', 'card number', listTexts(PAYMENT_MESSAGES.cardNumber)),
  table('payments', 'refused changes of saved cards', listTexts(PAYMENT_MESSAGES.walletErrors)),
  table('payments', 'gift and prepaid card', listTexts(PAYMENT_MESSAGES.storedValue)),
  table('payments', 'announced: gift and prepaid cards', listTexts(PAYMENT_MESSAGES.storedValueChanges)),
  table(
    'payments',
    'announced: checked balances',
    Object.entries(PAYMENT_MESSAGES.storedValueChecks).map(([code, text]) => ({
      code,
      text: text('Gift card ending in 0042', '$25.00'),
    })),
  ),
  table('payments', 'balance of a gift or prepaid card', listTexts(PAYMENT_MESSAGES.balance)),
  table('payments', 'payments in a vendor’s window', listReplies(PAYMENT_MESSAGES.vendor, vendorMessage)),
  table(
    'payments',
    'other payments',
    Object.entries(PAYMENT_MESSAGES.otherPayment).map(([code, text]) => ({ code, text: text('PayPal') })),
  ),
  table(
    'payments',
    'rewards',
    Object.entries(REWARDS_PAYMENT_MESSAGES.rewardsPayment).map(([code, text]) => ({
      code,
      text: typeof text === 'string' ? text : text('$8.00'),
    })),
  ),
  table('payments', 'titles of drawers', listTexts(PAYMENT_MESSAGES.drawers)),
  table('payments', 'announced: payments', listTexts(PAYMENT_MESSAGES.paymentChanges)),
  table('payments', 'application for the Amex card', listTexts(PAYMENT_MESSAGES.application)),
  table('payments', 'captcha', listTexts(PAYMENT_MESSAGES.captcha)),
  table('payments', 'announced: saved cards', listTexts(PAYMENT_MESSAGES.wallet)),
  table('stores', 'stores', storeRows),
  table('stores', 'pickup drawer', pickupRows),
  table('stores', 'change of store', changeRows),
  table('stores', 'page of a store', storePageRows),
  table('stores', 'map', mapRows),
  table('subscriptions', 'intervals', listTexts(SUBSCRIPTION_MESSAGES.intervals)),
  table('subscriptions', 'orders that were not placed', listTexts(SUBSCRIPTION_MESSAGES.problems)),
  table('subscriptions', 'auto-restock is not available', listTexts(SUBSCRIPTION_MESSAGES.refusals)),
  table('subscriptions', 'refused changes', listTexts(SUBSCRIPTION_MESSAGES.failures)),
  table('tiles', 'comparing', compareRows),
  table('tiles', 'recommendations', recommendationRows),
  table('tiles', 'sponsored products', listTexts(SPONSORED_MESSAGES.sponsored)),
  table('tiles', 'colors', swatchRows),
  table('tiles', 'numbers', tileNumberRows),
  table('tiles', 'drawers', tileDrawerRows),
  table('tiles', 'designs that were not started or added', listTexts(TILE_DRAWER_MESSAGES.punchout)),
  table('tiles', 'other failures of designs', listTexts(TILE_DRAWER_MESSAGES.punchoutFailed)),
  table('tiles', 'tiles', tileRows),
];

/** Checks whether a table with examples has all messages of a group. */
const isDescribed = (library: string, group: object): boolean =>
  described.some((each) => {
    const codes = new Set(each.rows.map(({ code }) => code));
    return each.library === library && Object.keys(group).every((code) => codes.has(code));
  });

/** Every message of the libraries and of the shop, as their own functions return it; labels as they are. */
export const allCopy: readonly CopyTable[] = [
  ...described,
  ...Object.entries(LIBRARY_MESSAGES).flatMap(([library, groups]) =>
    Object.entries(groups)
      .filter(([, group]) => !isDescribed(library, group))
      .map(([name, group]) => table(library, `labels: ${name}`, listLabels(group))),
  ),
];
