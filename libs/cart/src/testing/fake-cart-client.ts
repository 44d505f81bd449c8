import { HttpError, alwaysOnline } from '@foolscap/core/http';
import type { Connection, Failure } from '@foolscap/core/http';
import { SALE_CODES } from '@foolscap/pricing/model';
import type { BuyNowClient } from '../client/buy-now-client.ts';
import type { CartClient } from '../client/cart-client.ts';
import type { SavedItemsClient } from '../client/saved-items-client.ts';
import type { SharedCartsClient } from '../client/shared-carts-client.ts';
import type { CartChangeData, CartCoupon, CartInfo, CartItem } from '../contract/index.ts';
import { CART_CODES } from '../model/codes.ts';
import { isSameCode } from '../model/coupon-codes.ts';
import { decideAddition, decideQuantity } from '../model/line-quantity.ts';
import type { QuantityDecision } from '../model/line-quantity.ts';
import { belowParent, standalonePlan } from '../model/line-relation-messages.ts';
import { isPerUnit, withChildIds } from '../model/line-relations.ts';
import { chooseFakeAccounting, withFakeSplits } from './fake-accounting.ts';
import { createFakeFreeItems, type FakeFreeOffer } from './fake-free-items.ts';
import { createFakeChildLines, type FakePlans } from './fake-child-lines.ts';
import { isSameFakeLine, withFakeWay } from './fake-line-places.ts';
import { updateFakeLines, withAcceptedPrice } from './fake-line-updates.ts';
import { repeatFakeReply } from './fake-outcomes.ts';
import { createFakeTransport } from './fake-transport.ts';
import { buildCart, buildCartChange, buildCartItem } from './builders.ts';

export type FakeOperation =
  keyof BuyNowClient | keyof CartClient | keyof SavedItemsClient | keyof SharedCartsClient;

type AddedItem = Parameters<CartClient['addItems']>[0]['items'][number];

/** A fake's server, for the fakes of other clients that change the same cart. */
export interface FakeCartServer {
  cart: CartInfo;
  /** Removed lines that can be restored, by id. */
  removed: Map<string, CartItem>;
  /** Lines that were saved for later, by id. They cannot be restored, but keep their ids when their item is added again. */
  left: Map<string, CartItem>;
  /** Executes a call once per key, with latency and faults. `args` contains the key as its second element. */
  answer<D extends object>(
    operation: FakeOperation,
    args: unknown[],
    change: () => D,
    repeat?: (first: D) => D,
  ): Promise<{ data: D; sessionId: string }>;
  /** Repeats the reply to a key with the current cart. */
  repeatReply<D extends object>(first: D): D;
  /** Decides the line of an item to add. @param lines the lines that the same call has added so far */
  added(item: AddedItem, lines: readonly CartItem[]): CartItem;
  /** Writes changed lines and their children. @returns the data of the reply */
  change(changed: CartItem[]): CartChangeData;
  refuse(status: number, code: string, message: string, field?: string): never;
}

export interface FakeCartClient extends CartClient {
  /** Calls received, in order. */
  readonly calls: { operation: FakeOperation; args: unknown[] }[];
  /** The fake server; `cart` is the server's cart. */
  readonly server: FakeCartServer;
  /** Makes the next call of this operation fail; with `carriedOut` the server executes it anyway, as if the reply was lost. */
  failNext(operation: FakeOperation, failure?: Partial<Failure>, carriedOut?: boolean): void;
  /** Holds the replies to all later calls. @returns a function that releases them */
  holdReplies(): () => void;
}

const freeItemRefused = {
  code: SALE_CODES.invalidFreeItem,
  description: 'This free item isn’t available for your cart.',
  type: 'ERROR' as const,
};

export interface FakeCartOptions {
  cart?: CartInfo;
  /** Delays each reply, so that tests and stories control when it arrives. */
  latency?: () => Promise<unknown>;
  /** No call reaches the server while it is offline. */
  connection?: Connection;
  /** Details of the items that it sells, by item ID; an item without details is copy paper. */
  soldItems?: Readonly<Record<string, Parameters<typeof buildCartItem>[0]>>;
  /** Changes the line of an add, for example to give it a limit message. */
  onAdd?: (line: CartItem) => CartItem;
  /** Existing coupons in the form that the cart gets them, or codes of coupons without a discount; none by default. */
  coupons?: readonly (string | CartCoupon)[];
  /** Protection plans, which are sold only below a product that offers them; none by default. */
  plans?: FakePlans;
  /** Promotions that give away items; none by default. */
  freeItems?: readonly FakeFreeOffer[];
}

/** Creates an in-memory cart server for saga tests, stories and applications' tests. */
export function createFakeCartClient({
  cart = buildCart(),
  latency = () => Promise.resolve(),
  connection = alwaysOnline,
  soldItems = {},
  onAdd = (line) => line,
  coupons: existing = [],
  plans = {},
  freeItems = [],
}: FakeCartOptions = {}): FakeCartClient {
  const free = createFakeFreeItems(freeItems);
  const coupons = existing.map((coupon): CartCoupon =>
    typeof coupon === 'string'
      ? { couponCode: coupon, description: coupon, applied: true, amount: 0 }
      : coupon,
  );
  const findCoupon = (code: string) => coupons.find(({ couponCode }) => isSameCode(couponCode, code));
  const places = new Map(cart.items.map(({ cartItemId }, place) => [cartItemId, place]));
  let lineNumber = cart.items.length;

  const repeatReply = <D extends object>(first: D): D => repeatFakeReply(first, server.cart, buildUnchanged);

  /** Builds the reply to a call that leaves the cart unchanged. */
  const buildUnchanged = (lines: CartItem[]): CartChangeData['cartInfo'] => {
    const { cart } = server;
    const { revision } = cart;
    return free.withFreeItems(
      { ...buildCartChange(cart, lines), revision, previousRevision: revision },
      cart,
    );
  };

  const transport = createFakeTransport<FakeOperation>({ latency, connection });
  const answer: FakeCartServer['answer'] = (operation, args, change, repeat = repeatReply) =>
    transport.answer(operation, args, change, repeat);

  const refuse = (status: number, code: string, message: string, field?: string): never => {
    throw new HttpError({ status, code, message, retryable: false, ...(field ? { field } : {}) });
  };
  const lineMissing = () => refuse(404, CART_CODES.cartItemIdNotFound, 'This item is not in your cart.');

  function change(changed: CartItem[]): CartChangeData {
    const lines = withChildren(server.cart.items, changed);
    const built = buildCartChange(server.cart, lines);
    const byId = new Map(server.cart.items.map((line) => [line.cartItemId, line]));
    for (const line of lines) {
      if (line.status === 'DELETED') byId.delete(line.cartItemId);
      // Refused items are only in the reply; items that are no longer sold have units.
      else if (line.qty > 0) {
        byId.set(line.cartItemId, line);
        removed.delete(line.cartItemId);
        server.left.delete(line.cartItemId);
      }
    }
    // A restored line returns to its position.
    for (const id of byId.keys()) if (!places.has(id)) places.set(id, places.size);
    const items = [...byId.values()].sort((a, b) => places.get(a.cartItemId)! - places.get(b.cartItemId)!);
    const { freeItems: _free, availableFreeItems: _available, furnRate: _rate, ...held } = server.cart;
    const cartInfo = free.withFreeItems(built, { ...built, items });
    const { previousRevision: _, items: __, ...rest } = cartInfo;
    server.cart = { ...held, ...rest, items: withChildIds(items) };
    return { cartInfo };
  }

  /** A line's stock is on its `inventory`, its limit on its product. */
  const getBounds = (line: CartItem, isNew = false) => ({
    inLine: isNew ? 0 : line.qty,
    inOtherLines: 0,
    available: line.inventory.items[0]?.availablequantity ?? 0,
    limit: line.product.quantityLimit ?? null,
    multiple: line.product.orderMultiple,
  });

  /** Returns the product whose units limit a line; undefined for accessories and lines without a parent. */
  const findLimit = ({ parentRelationCartItemId: id, parentRelationType: relation }: CartItem) =>
    relation && isPerUnit(relation)
      ? server.cart.items.find(({ cartItemId }) => cartItemId === id)
      : undefined;

  /** @param parentQty units of the parent product */
  function withDecision(line: CartItem, decision: QuantityDecision, parentQty?: number): CartItem {
    const { qty, messages } = parentQty === undefined ? decision : belowParent(decision, parentQty);
    return { ...withQuantity(line, qty), messages: messages.length ? messages : line.messages };
  }

  /** @param lines the lines that the same call has added so far */
  function added(
    { itemId, qty, parentItemId, deliveryType, pickupStoreNumber }: AddedItem,
    lines: readonly CartItem[],
  ): CartItem {
    const offeredBy = plans[itemId];
    const parent = [...lines, ...server.cart.items].find(
      (line) => line.itemId === parentItemId && line.status === 'ACTIVE' && offeredBy?.includes(line.itemId),
    );
    const built = buildCartItem({
      ...soldItems[itemId],
      itemId,
      qty,
      actioned: 'ADD_ITEM',
      ...(parent && {
        parentItemId: parent.itemId,
        parentRelationType: 'WARRANTY',
        parentRelationCartItemId: parent.cartItemId,
      }),
    });
    built.selectedDeliveryOption = withFakeWay(built.selectedDeliveryOption, {
      ...(deliveryType ? { deliveryType } : {}),
      ...(pickupStoreNumber ? { pickupStoreNumber } : {}),
    });
    const isSame = (line: CartItem) => isSameFakeLine(line, built);
    const present = server.cart.items.find(isSame);
    const former = present ?? [...removed.values(), ...server.left.values()].find(isSame);
    if (!former) lineNumber += 1;
    built.cartItemId = former?.cartItemId ?? `line-${lineNumber}`;
    if (offeredBy && !parent) {
      const counts = { requestedQty: qty, qtyAdded: 0, prevQty: 0 };
      return { ...withQuantity(built, 0), ...counts, status: 'INVALID', messages: [standalonePlan()] };
    }
    const line = present ?? onAdd(built);
    const addition = decideAddition(qty, getBounds(line, !present));
    const decision = parent ? belowParent(addition, parent.qty) : addition;
    const counts = { requestedQty: qty, qtyAdded: decision.qtyAdded, prevQty: decision.prevQty };
    const after = withDecision(line, decision);
    const result = {
      ...(decision.qtyAdded > 0 ? withAcceptedPrice(after) : after),
      ...counts,
      actioned: 'ADD_ITEM' as const,
    };
    return present ? onAdd(result) : result;
  }

  /** An item without units in the cart is only in the reply. */
  const toRefused = (line: CartItem): CartItem => (line.qty > 0 ? line : { ...line, status: 'INVALID' });

  const withQuantity = (line: CartItem, qty: number): CartItem => ({
    ...line,
    qty,
    status: 'ACTIVE',
    priceInfo: {
      ...line.priceInfo,
      finalPrice: Number((line.priceInfo.finalPricePerUnit * qty).toFixed(2)),
      basePrice: Number((line.priceInfo.basePricePerUnit * qty).toFixed(2)),
    },
  });

  const withChildren = createFakeChildLines(withQuantity);
  const removed = new Map<string, CartItem>();
  const server: FakeCartServer = {
    cart: free.withFreeItems(cart, cart),
    removed,
    left: new Map(),
    answer,
    repeatReply,
    added,
    change,
    refuse,
  };

  return {
    calls: transport.calls,
    server,
    failNext: transport.failNext,
    holdReplies: transport.holdReplies,
    getCart: () => answer('getCart', [], () => ({ cartInfo: server.cart })),
    addItems: (body, key) =>
      answer('addItems', [body, key], () => {
        if (!body.items.length) refuse(400, CART_CODES.invalidItems, 'Items not passed', 'items');
        if (body.items.some(({ qty }) => qty <= 0))
          refuse(400, CART_CODES.invalidQuantity, 'Qty of one the items is incorrect', 'items');
        // Products come before their plans.
        const parentsFirst = [...body.items].sort(
          (a, b) => Number(!!a.parentItemId) - Number(!!b.parentItemId),
        );
        const lines = parentsFirst.reduce<CartItem[]>((before, item) => [...before, added(item, before)], []);
        if (lines.every(({ qtyAdded }) => !qtyAdded))
          return { cartInfo: buildUnchanged(lines.map(toRefused)) };
        return change(lines.map(toRefused));
      }),
    updateItems: (items, key, revision) =>
      answer('updateItems', [items, key, revision], () => {
        if (revision !== undefined && revision !== server.cart.revision)
          refuse(
            409,
            CART_CODES.revisionConflict,
            'Your cart was changed in another window. Read it, then try again.',
            'revision',
          );
        const updated = updateFakeLines(items, {
          present: server.cart.items,
          removed,
          lineMissing,
          decide: (line, qty) =>
            withDecision(
              line,
              // A removed line has no units.
              decideQuantity(qty, getBounds(line, removed.has(line.cartItemId))),
              findLimit(line)?.qty,
            ),
        });
        return updated.isChanged ? change(updated.lines) : { cartInfo: buildUnchanged(updated.lines) };
      }),
    removeItem: (cartItemId, key) =>
      answer('removeItem', [cartItemId, key], () => {
        const line = server.cart.items.find((present) => present.cartItemId === cartItemId) ?? lineMissing();
        removed.set(cartItemId, line);
        return change([{ ...line, status: 'DELETED', actioned: 'DELETED_ITEM' }]);
      }),
    updateCart: (body, key) =>
      answer('updateCart', [body, key], () => {
        const unknown = body.coupons?.findIndex((code) => !findCoupon(code)) ?? -1;
        if (unknown >= 0)
          refuse(
            400,
            CART_CODES.couponInvalid,
            `We couldn’t find the coupon ${body.coupons![unknown]}. Check the code and try again.`,
            `coupons[${unknown}]`,
          );
        if (!free.choose(server.cart, body)) return { cartInfo: server.cart, error: [freeItemRefused] };
        const { cartId, items, revision, coupons: earlier } = server.cart;
        const addresses = (body.addresses ?? server.cart.addresses) as CartInfo['addresses'];
        const held = body.coupons?.map((code) => findCoupon(code)!) ?? earlier;
        const {
          bcDetails,
          freeItems: _free,
          availableFreeItems: _available,
          furnRate: _rate,
          ...others
        } = server.cart;
        const splits = new Map(body.accounting?.lines?.map((line) => [line.cartItemId, line.splits]));
        const accounting = body.accounting
          ? chooseFakeAccounting(server.cart, body.accounting, refuse)
          : bcDetails && { bcDetails };
        const built = buildCart({
          cartId,
          items,
          addresses,
          revision: revision + 1,
          ...(held && { coupons: held }),
        });
        const whole = free.withFreeItems(built, built);
        server.cart = {
          ...others,
          ...whole,
          items: whole.items.map((line) => withFakeSplits(line, splits.get(line.cartItemId))),
          ...accounting,
        };
        return { cartInfo: server.cart };
      }),
  };
}
