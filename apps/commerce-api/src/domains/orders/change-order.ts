import { APPROVAL_CODES } from '@foolscap/approvals/model';
import type { OrderDifference } from '@foolscap/approvals/contract';
import { conditionMessages } from '@foolscap/cart/model';
import { formatMoney, toDecimal } from '@foolscap/core/money';
import type { Address } from '@foolscap/core/vocabulary';
import type { Db } from '../../kernel/database/database.ts';
import { getShipTo } from '../../kernel/geo/delivery-place.ts';
import { pointOfPostalCode } from '../../kernel/geo/postal-places.ts';
import { ApiError, badRequest, notFound } from '../../kernel/http/api-error.ts';
import { libraryText } from '../../kernel/translations/reply-text.ts';
import {
  addToOrderedCart,
  type CartRow,
  changeOrderedCart,
  getUndeliverable,
  type LineRow,
  listLines,
  listTenders,
  lockOrderedCart,
  type OrderedCartChanges,
  readPricedCart,
} from '../cart/index.ts';
import {
  checkAccounting,
  checkedPurchaseOrder,
  findMembership,
  listOrganizationAddresses,
  readAccounting,
} from '../organizations/index.ts';
import { type ApprovalStep, findSteps } from '../approval-rules/index.ts';
import { usePromotions, releasePromotions } from '../pricing/index.ts';
import { buildFromCart, replaceContents } from './insert-from-cart.ts';
import {
  changeOrderBudget,
  findOverdrawnBudget,
  readBudgetAmount,
  readOrderBudget,
} from './order-accounting.ts';
import { checkMinimumOfChange } from './order-minimum.ts';
import { giveBackStock, recordTaken, takeStock } from './order-stock.ts';
import type { OrderLineRow, WholeOrder } from './orders.repository.ts';
import { planPayments } from './payment-plan.ts';
import { getKey, getShort, getUsed, getWanted, getWantedGift, totalChanged } from './ready-cart.ts';

/** A change of an order that waits for approval. */
export interface OrderChange {
  /** New quantities of its lines, 0 to remove one. */
  lines?: readonly { lineNumber: number; itemId?: string | undefined; qty: number }[] | undefined;
  /** Items to add, by item number or part number of the organization. */
  adds?: readonly { itemId: string; qty: number }[] | undefined;
  /** Id of a ship-to address of the organization. */
  shipToId?: string | undefined;
  /** Id of a bill-to address of the organization. */
  billToId?: string | undefined;
  purchaseOrderNumber?: string | undefined;
}

const changeInvalid = (message: Parameters<typeof badRequest>[1], field: string) =>
  badRequest(APPROVAL_CODES.changeInvalid, message, field);

/** Finds an address that orders of an organization may use. @throws ApiError 400 */
async function findAddress(trx: Db, organizationId: string, type: 'B' | 'S', id: string): Promise<Address> {
  const row = (await listOrganizationAddresses(trx, organizationId)).find(
    (each) => each.type === type && each.id === id,
  );
  if (!row)
    throw changeInvalid(
      'Choose one of your organization’s addresses.',
      type === 'S' ? 'shipToId' : 'billToId',
    );
  return { ...row.address, id: row.id, type };
}

/** Finds the cart lines of the changed order lines, which are numbered in their order. @throws ApiError 400 */
function getQuantities(
  rows: readonly LineRow[],
  lines: NonNullable<OrderChange['lines']>,
): OrderedCartChanges['quantities'] {
  return lines.map(({ lineNumber, itemId, qty }, index) => {
    const row = rows[lineNumber - 1];
    // Another approver may have removed a line.
    if (!row || (itemId !== undefined && itemId !== row.item_id))
      throw changeInvalid('The order has no such line.', `lines[${index}].lineNumber`);
    return { cartItemId: row.id, qty };
  });
}

/** Adds items to the changed cart of an order. @throws ApiError 400 that names an item that cannot be added */
async function addItems(
  trx: Db,
  cart: CartRow,
  adds: NonNullable<OrderChange['adds']>,
  { state, zipCode }: Address,
  now: Date,
): Promise<CartRow> {
  if (adds.length === 0) return cart;
  const { cart: changed, refused } = await addToOrderedCart(trx, cart, adds, { state, zipCode }, now);
  if (!refused) return changed;
  throw changeInvalid(
    `Item ${refused.itemId} can’t be added: ${refused.reason}`,
    `adds[${adds.findIndex(({ itemId }) => itemId === refused.itemId)}].itemId`,
  );
}

const inOneLine = (address: Address | null): string =>
  address ? [address.address1, address.city, `${address.state} ${address.zipCode}`].join(', ') : '';

function compareLines(
  before: readonly OrderLineRow[],
  after: readonly OrderLineRow[],
): OrderDifference['lines'] {
  const getLineKey = ({ sku, pickup_store, parent_item_id, free_promotion_id }: OrderLineRow) =>
    [sku, pickup_store, parent_item_id, free_promotion_id ?? ''].join('\n');
  const [from, to] = [before, after].map(
    (lines) => new Map(lines.map((line) => [getLineKey(line), line])),
  ) as [Map<string, OrderLineRow>, Map<string, OrderLineRow>];
  return [...new Set([...from.keys(), ...to.keys()])].flatMap((key) => {
    const [old, next] = [from.get(key), to.get(key)];
    if (old?.qty === next?.qty && old?.price_minor === next?.price_minor) return [];
    const { sku: itemId, name } = (old ?? next)!;
    return [
      {
        itemId,
        name,
        qtyFrom: old?.qty ?? 0,
        qtyTo: next?.qty ?? 0,
        priceFrom: toDecimal(old?.price_minor ?? 0),
        priceTo: toDecimal(next?.price_minor ?? 0),
      },
    ];
  });
}

/** Compares an order with what it was before. */
function compare(before: WholeOrder, after: Pick<WholeOrder, 'order' | 'lines'>): OrderDifference {
  const [addressFrom, addressTo] = [
    inOneLine(before.order.shipping_address),
    inOneLine(after.order.shipping_address),
  ];
  const [billToFrom, billToTo] = [
    inOneLine(before.order.billing_address),
    inOneLine(after.order.billing_address),
  ];
  const [numberFrom, numberTo] = [
    before.order.purchase_order_number ?? '',
    after.order.purchase_order_number ?? '',
  ];
  return {
    lines: compareLines(before.lines, after.lines),
    ...(addressFrom === addressTo ? {} : { address: { from: addressFrom, to: addressTo } }),
    ...(billToFrom === billToTo ? {} : { billingAddress: { from: billToFrom, to: billToTo } }),
    ...(numberFrom === numberTo ? {} : { purchaseOrderNumber: { from: numberFrom, to: numberTo } }),
    totalFrom: toDecimal(before.order.ord_total_minor),
    totalTo: toDecimal(after.order.ord_total_minor),
  };
}

/**
 * Changes a locked order that waits for approval, and prices it again: its units go back and are taken again, its promotions are applied again, and its
 * budget gets the difference. An empty change brings the order to today's prices. The money that is held stays; less of it is captured.
 * @param changedBy account of the approver; null for the shop
 * @returns the difference, and the steps that the rules of the organization require for the new content; the prices of an order may differ
 * without a change
 * @throws ApiError 400 for a change that is not possible, 409 if items cannot be ordered anymore or it would cost more than is held
 */
export async function changeOrder(
  trx: Db,
  before: WholeOrder,
  change: OrderChange,
  changedBy: string | null,
  now: Date,
): Promise<{ difference: OrderDifference; steps: ApprovalStep[] }> {
  const { order, lines, payments } = before;
  const orderNumber = order.order_number;
  if (lines.some(({ canceled_qty }) => canceled_qty > 0))
    throw changeInvalid('Some items of this order were canceled, so it cannot be changed anymore.', 'lines');
  const ordered = await lockOrderedCart(trx, order.cart_id);
  // The buyer may have left since then.
  const member = await findMembership(trx, order.account_id ?? undefined, { includesDeactivated: true });
  if (!ordered || !member || order.organization_id !== member.organization.id)
    throw notFound('ORDER_NOT_FOUND', 'We couldn’t find this order.');
  const { organization } = member;

  const purchaseOrderNumber = checkedPurchaseOrder(
    change.purchaseOrderNumber ?? order.purchase_order_number,
    change.purchaseOrderNumber === undefined ? 'OPTIONAL' : organization.purchaseOrderPolicy,
  );
  if (change.purchaseOrderNumber !== undefined)
    checkAccounting(
      await readAccounting(trx, organization, member.accountId, now),
      { purchaseOrder: purchaseOrderNumber },
      'purchaseOrderNumber',
    );
  const shippingAddress =
    change.shipToId === undefined || !order.shipping_address
      ? order.shipping_address
      : await findAddress(trx, organization.id, 'S', change.shipToId);
  const billingAddress =
    change.billToId === undefined
      ? order.billing_address
      : await findAddress(trx, organization.id, 'B', change.billToId);

  await giveBackStock(trx, order);
  await releasePromotions(trx, orderNumber);
  const rowsBefore = await listLines(trx, ordered);
  const quantities = getQuantities(rowsBefore, change.lines ?? []);
  const takesAway = quantities.some(
    ({ cartItemId, qty }) => qty < rowsBefore.find(({ id }) => id === cartItemId)!.qty,
  );
  const shipTo = getShipTo(shippingAddress ?? { state: '', zipCode: '' });
  const adds = change.adds ?? [];
  if (adds.length > 0 && !shippingAddress)
    throw changeInvalid('Items can be added only to orders that are delivered.', 'adds');
  const { cart: changedCart, messages } = await changeOrderedCart(
    trx,
    ordered,
    {
      quantities,
      entries: {
        ...(shippingAddress && shippingAddress !== order.shipping_address ? { shippingAddress } : {}),
        purchaseOrderNumber,
      },
    },
    shipTo,
    now,
  );
  const [refused] = messages;
  if (refused) throw changeInvalid(libraryText(refused.description ?? ''), 'lines');
  const cart = shippingAddress ? await addItems(trx, changedCart, adds, shippingAddress, now) : changedCart;
  const rows = await listLines(trx, cart);
  if (rows.length === 0) throw changeInvalid('Leave at least one item in the order, or decline it.', 'lines');
  const undeliverable = shippingAddress && getUndeliverable(shippingAddress, rows, 'shipToId');
  if (undeliverable) throw undeliverable;

  const { priced } = await readPricedCart(trx, cart, rows, now);
  const missing = new Set(
    rows.filter(({ id }) => priced.shortIds.has(id)).map((row) => getKey(getWanted(row))),
  );
  if (missing.size) throw getShort(rows, missing);
  const { total } = priced.totals;
  const [problem] = conditionMessages({
    ...priced,
    lines: rows.length,
    total,
    isShort: false,
    hasUnsold: false,
  });
  if (problem) throw new ApiError(409, problem.code, libraryText(problem.description ?? ''));
  if (takesAway) checkMinimumOfChange(lines, priced.forMinimum);
  const held = payments.reduce((sum, { amount_minor }) => sum + amount_minor, 0);
  if (total > held)
    throw new ApiError(
      409,
      APPROVAL_CODES.changeTooExpensive,
      `The order would cost ${formatMoney(total)}, but the buyer agreed to pay ${formatMoney(held)}. Order less, or ask the buyer to place another order.`,
      { details: { ordTotal: toDecimal(total), held: toDecimal(held) } },
    );

  const { short, taken } = await takeStock(
    trx,
    [...rows.map(getWanted), ...priced.free.held.map(getWantedGift)],
    shippingAddress ? pointOfPostalCode(shippingAddress.zipCode) : undefined,
  );
  if (short.length) throw getShort(rows, new Set(short.map(getKey)));
  const tenders = await listTenders(trx, cart.id);
  const plan = planPayments(tenders, priced);
  const built = await buildFromCart(
    trx,
    orderNumber,
    {
      accountId: order.account_id!,
      locale: order.locale,
      session: { id: '' },
      placeFor: () => shipTo,
    },
    {
      cart,
      tenders,
      email: order.email,
      shippingAddress: shippingAddress ?? undefined,
      pickupPerson: order.pickup_person ?? undefined,
      purchaseOrderNumber,
      accounting: {
        budget: undefined,
        // As they were ordered, also if the organization no longer uses a field.
        splits: cart.accounting?.lines ?? {},
        release: purchaseOrderNumber === order.purchase_order_number ? order.purchase_order_release : null,
      },
      expectedRevision: undefined,
      member,
    },
    { rows, priced, payments: plan, status: 'PENDING_APPROVAL' },
    // Dates count from the day on which it was placed; approving the order moves them.
    order.placed_at,
  );
  // The tenders keep the addresses with which they were authorized.
  const after = { ...built, order: { ...built.order, billing_address: billingAddress } };
  await replaceContents(trx, after);
  await recordTaken(trx, orderNumber, taken);
  if (!(await usePromotions(trx, orderNumber, cart, getUsed(priced)))) throw totalChanged(total);
  const budget = await readOrderBudget(trx, order, member);
  await changeOrderBudget(trx, order, await readBudgetAmount(trx, budget, rows, priced), changedBy);
  const steps = await findSteps(trx, {
    member,
    rows,
    priced,
    paymentTypes: plan.map(({ type }) => type),
    exceededBudget: await findOverdrawnBudget(trx, order, member, now),
    now,
  });
  return { difference: compare(before, after), steps };
}
