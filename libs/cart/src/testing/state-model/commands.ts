import type { Action } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { accountingActions } from '../../state/accounting/index.ts';
import { buyNowActions } from '../../state/buy-now/buy-now.slice.ts';
import { cartActions } from '../../state/cart.slice.ts';
import { couponsActions, couponsRequested } from '../../state/coupons/index.ts';
import { freeItemsActions } from '../../state/free-items/index.ts';
import { furnitureServicesActions } from '../../state/furniture-services/index.ts';
import { miniCartActions } from '../../state/mini-cart/index.ts';
import { offersActions } from '../../state/offers/index.ts';
import { placesActions } from '../../state/places/index.ts';
import { savedItemsActions } from '../../state/saved-items/index.ts';
import { sharedCartActions } from '../../state/shared-cart/index.ts';
import type { Shopping } from './shopping.ts';
import { CENTERS, COUPONS, GIFTS, ITEMS, ORDERS, SHARED_CART, STORES } from './shop.ts';

/** A shopper's command in a window. It does nothing if its subject is not on screen. */
export type Command = fc.AsyncCommand<object, Shopping>;

interface Choice {
  window: number;
  /** Position of the line or item on screen. */
  nth: number;
  /** Whether the shopper clicks twice. */
  isDouble: boolean;
  /** Time before the next command. */
  wait: number;
}

const choice: fc.Arbitrary<Choice> = fc.record({
  window: fc.nat({ max: 1 }),
  nth: fc.nat({ max: 3 }),
  isDouble: fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, fc.constant(true)),
  wait: fc.constantFrom(0, 0, 30, 300, 700, 2500, 6000),
});

/** Creates commands that dispatch an action. @param getAction returns undefined if the action is currently not possible */
const dispatching = <T>(
  name: string,
  argument: fc.Arbitrary<T>,
  getAction: (shopping: Shopping, choice: Choice, argument: T) => Action | undefined,
): fc.Arbitrary<Command> =>
  fc.tuple(choice, argument).map(([chosen, value]) => ({
    check: () => true,
    toString: () => {
      const { window, nth, isDouble, wait } = chosen;
      return `${name}(${JSON.stringify(value) ?? ''})#${nth}@${window}${isDouble ? ' twice' : ''}, wait ${wait}`;
    },
    async run(_, shopping) {
      const action = getAction(shopping, chosen, value);
      if (action) shopping.dispatch(chosen.window, action);
      if (action && chosen.isDouble) shopping.dispatch(chosen.window, action);
      await shopping.wait(chosen.wait);
    },
  }));

/** Creates the commands about a line on screen. */
const onLine = <T>(
  name: string,
  argument: fc.Arbitrary<T>,
  getAction: (cartItemId: string, argument: T) => Action,
  find: (shopping: Shopping) => (window: number, nth: number) => string | undefined = ({ getLine }) =>
    getLine,
): fc.Arbitrary<Command> =>
  dispatching(name, argument, (shopping, { window, nth }, value) => {
    const cartItemId = find(shopping)(window, nth);
    return cartItemId === undefined ? undefined : getAction(cartItemId, value);
  });

const nothing = fc.constant(undefined);
const units = fc.integer({ min: 1, max: 4 });
const store = fc.constantFrom(...STORES);
const item = fc.record({ itemId: fc.constantFrom(...ITEMS), qty: units });
const items = fc.uniqueArray(item, { minLength: 1, maxLength: 3, selector: ({ itemId }) => itemId });
const removedLine = ({ getRemoved }: Shopping) => getRemoved;

const lineCommands = [
  dispatching('add', items, (_, __, added) => cartActions.addToCartRequested(added)),
  onLine('type', units, (cartItemId, qty) => cartActions.quantityChangeRequested({ cartItemId, qty })),
  onLine('step', fc.constantFrom(1, 2, -1), (cartItemId, by) =>
    cartActions.quantityChangeRequested({ cartItemId, by }),
  ),
  onLine('remove', nothing, (cartItemId) => cartActions.removeRequested({ cartItemId })),
  onLine('remove in mini cart', nothing, (cartItemId) => miniCartActions.removalRequested({ cartItemId })),
  onLine('undo', nothing, (cartItemId) => cartActions.undoRequested({ cartItemId }), removedLine),
  onLine('pick up', store, (cartItemId, pickupStoreNumber) =>
    cartActions.fulfillmentRequested({ cartItemId, deliveryType: 'ISP', pickupStoreNumber }),
  ),
  onLine('ship', nothing, (cartItemId) =>
    cartActions.fulfillmentRequested({ cartItemId, deliveryType: 'STA' }),
  ),
  onLine(
    'take offer',
    fc.record({ itemId: fc.constantFrom(...ITEMS), qty: units, isReplacement: fc.boolean() }),
    (cartItemId, offer) => offersActions.offerRequested({ cartItemId, name: offer.itemId, ...offer }),
  ),
  onLine('services', fc.nat({ max: 2 }), (cartItemId, qty) =>
    furnitureServicesActions.furnitureServicesRequested({ cartItemId, furnSvcInfo: { BASC: { qty } } }),
  ),
];

const savedCommands = [
  onLine('save', nothing, (cartItemId) => savedItemsActions.saveForLaterRequested({ cartItemId })),
  dispatching('move back', nothing, ({ getSaved }, { window, nth }) => {
    const saved = getSaved(window, nth);
    return saved && savedItemsActions.moveToCartRequested({ items: [saved] });
  }),
  dispatching('move all', nothing, () => savedItemsActions.moveAllToCartRequested()),
  dispatching('remove saved', nothing, ({ getSaved }, { window, nth }) => {
    const saved = getSaved(window, nth);
    return saved && savedItemsActions.removeSavedRequested({ listItemId: saved.listItemId });
  }),
];

const address = (zipCode: string) => ({
  type: 'S' as const,
  firstName: 'Ada',
  lastName: 'Byron',
  address1: '1 Main St',
  city: 'Framingham',
  state: 'MA',
  country: 'US' as const,
  zipCode,
});

const cartCommands = [
  dispatching('coupons', fc.subarray([...COUPONS]), (_, __, coupons) => couponsRequested({ coupons })),
  // The last one does not exist.
  dispatching('enter coupon', fc.constantFrom(...COUPONS, 'NONE'), (_, __, code) =>
    couponsActions.couponsEntered(code),
  ),
  dispatching('remove coupon', fc.constantFrom(...COUPONS), (_, __, code) =>
    couponsActions.couponRemoved(code),
  ),
  dispatching('ship to', fc.constantFrom('01702', '90012'), (_, __, zip) =>
    placesActions.shipToChangeRequested({ address: address(zip) }),
  ),
  dispatching('store', store, (_, __, storeNumber) => placesActions.storeChangeRequested({ storeNumber })),
  dispatching('choose gift', fc.constantFrom(...GIFTS), (_, __, itemId) =>
    freeItemsActions.freeItemsRequested({ freeItems: [{ itemId, qty: 1 }] }),
  ),
  dispatching('remove gift', fc.constantFrom(...GIFTS), (_, __, itemId) =>
    freeItemsActions.freeItemsRequested({ deleteFreeItems: [{ itemId }] }),
  ),
  dispatching('budget', fc.constantFrom(...CENTERS), (_, __, budgetCenter) =>
    accountingActions.accountingRequested({ budgetCenter }),
  ),
  // The last one does not exist.
  dispatching('purchase order', fc.constantFrom(...ORDERS, 'PO-9'), (_, __, purchaseOrder) =>
    accountingActions.accountingRequested({ purchaseOrder }),
  ),
  dispatching('buy now', item, (_, __, bought) => buyNowActions.buyNowRequested({ items: [bought] })),
  dispatching('retry buy now', nothing, () => buyNowActions.retryRequested()),
  dispatching('add shared', nothing, () => sharedCartActions.addSharedRequested({ shareId: SHARED_CART })),
  dispatching('share', nothing, () => sharedCartActions.shareRequested()),
];

/** Creates commands that act on the whole shop. */
const doing = (name: string, act: (shopping: Shopping, choice: Choice) => void): fc.Arbitrary<Command> =>
  choice.map((chosen) => ({
    check: () => true,
    toString: () => `${name}@${chosen.window}, wait ${chosen.wait}`,
    async run(_, shopping) {
      act(shopping, chosen);
      await shopping.wait(chosen.wait);
    },
  }));

const retryCommands = [
  dispatching('try again', nothing, () => cartActions.retryRequested()),
  dispatching('try to add again', nothing, ({ pages }, { window }) => {
    const { feedback } = pages[window % pages.length]!.store.getState().cart;
    if (feedback?.phase !== 'failed') return undefined;
    return cartActions.addToCartRequested(feedback.body.items, { key: feedback.key });
  }),
];

const pageCommands = [
  dispatching('read', nothing, () => cartActions.cartRequested()),
  dispatching('read saved', nothing, () => savedItemsActions.savedItemsRequested()),
  dispatching('refresh', nothing, () => cartActions.cartRefreshRequested()),
  dispatching('send now', nothing, () => cartActions.sendNowRequested()),
  doing('reload', (shopping, { window }) => shopping.reload(window)),
  doing('go offline', ({ shop }) => shop.connection.cut()),
  doing('go online', ({ shop }) => shop.connection.restore()),
];

/** All commands of the cart's state; those about lines and failures are more frequent. */
export const cartStateCommands: fc.Arbitrary<Command>[] = [
  ...lineCommands,
  ...lineCommands,
  ...lineCommands,
  ...retryCommands,
  ...retryCommands,
  ...savedCommands,
  ...savedCommands,
  ...savedCommands,
  ...cartCommands,
  ...pageCommands,
];
