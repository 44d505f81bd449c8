import type { CartItem } from '@foolscap/cart/contract';
import type { CheckoutInfo, Totals } from '@foolscap/checkout/contract';
import { CHECKOUT_SECTIONS, type CheckoutSectionType } from '@foolscap/checkout/model';
import { type CartTotals, isOrderTotalMet, isStoredValue, type OrderableKind } from '@foolscap/cart/model';
import { formatMoney, toDecimal } from '@foolscap/core/money';
import type { Address, CheckoutKind, LevelOfService, Message } from '@foolscap/core/vocabulary';
import type { Caller } from '../../kernel/caller/caller.ts';
import type { ApiContext } from '../../kernel/context.ts';
import { getCaptchaData } from '../../kernel/sessions/sessions.repository.ts';
import { type CartPlace, getShipTo } from '../../kernel/geo/delivery-place.ts';
import type { ReplyMessage } from '../../kernel/translations/reply-text.ts';
import { listAddresses } from '../account/index.ts';
import { type ApprovalStep, findSteps } from '../approval-rules/index.ts';
import {
  emptyCartError,
  findCart,
  getDeliveryBy,
  getUndeliverable,
  listCheckedCards,
  listLines,
  listTenders,
  type PricedRows,
  readPricedCart,
  wholeCart,
} from '../cart/index.ts';
import { getDeliveryDates, isCollected, mergedDates } from '../delivery/index.ts';
import {
  listOrganizationAddresses,
  mayUseAddress,
  mayUseOtherAddresses,
  findMembership,
  organizationAddressData,
} from '../organizations/index.ts';
import type { VendorOptions } from '../payments/index.ts';
import { findAvailableRewards } from '../rewards/index.ts';
import { getCheckoutKind } from './checkout-kind.ts';
import { appliedPayments, checkedPayment } from './order-payments.ts';
import { getPaymentOptions, isUsable, paymentData } from './payment-options.ts';
import { getPickups } from './pickups.ts';

/** Levels of service in checkout's display order. Same-day delivery is offered only if a line allows it. */
const DELIVERY_METHODS = ['STANDARD', 'NDD', 'SDD'] as const;

/** Returns the fees that most orders do not have; absent if they are zero. */
export const feesData = ({
  surchargeFee,
  servicesFee,
  dasFee,
  smallOrderFee,
}: Partial<Pick<CartTotals, 'surchargeFee' | 'servicesFee' | 'dasFee' | 'smallOrderFee'>>) => ({
  ...(smallOrderFee ? { smallOrderFee: toDecimal(smallOrderFee) } : {}),
  ...(surchargeFee ? { surchargeFee: toDecimal(surchargeFee) } : {}),
  ...(servicesFee ? { furnRate: toDecimal(servicesFee) } : {}),
  ...(dasFee ? { dasFee: toDecimal(dasFee) } : {}),
});

/** Returns a priced cart's totals in the form that checkout shows. */
function totalsData({ totals, hasServicesToBeDetermined }: PricedRows): Totals {
  return {
    numberOfItems: totals.units,
    cartSubTotal: toDecimal(totals.subTotal),
    instantCouponSavings: toDecimal(totals.itemSavings + totals.cartSavings),
    shipFee: toDecimal(totals.shipFee),
    handlingFee: toDecimal(totals.handlingFee + totals.smallOrderFee),
    ...feesData(totals),
    ...(hasServicesToBeDetermined ? { isFurnitureServicesFeeTBD: true } : {}),
    ...(totals.tax === undefined ? {} : { taxTotal: toDecimal(totals.tax) }),
    ordTotal: toDecimal(totals.total),
  };
}

/**
 * Checks whether checkout shows a section: pickup orders need no address, delivery orders need no pickup person, and an order that ships
 * nothing has no delivery speed.
 */
function isAsked(section: CheckoutSectionType, kind: CheckoutKind, hasShipped: boolean): boolean {
  if (section === 'PICKUP') return kind !== 'SHIP_TO_ADDRESS';
  if (section === 'ADDRESS') return kind !== 'PICKUP';
  if (section === 'DELIVERY') return kind !== 'PICKUP' && hasShipped;
  return true;
}

/** Returns a line's delivery window, if it has one. */
const getDates = ({ minDeliveryDate, maxDeliveryDate }: CartItem['selectedDeliveryOption']) =>
  minDeliveryDate && maxDeliveryDate ? { minDeliveryDate, maxDeliveryDate } : {};

/** Returns the notice for a buyer whose order will wait for approval; none for others. */
function listApprovalNotices(steps: readonly ApprovalStep[]): ReplyMessage[] {
  if (steps.length === 0) return [];
  const limit = steps.flatMap(({ reason }) => (reason.kind === 'LIMIT' ? [reason.limit] : []))[0];
  const names = steps.flatMap(({ reason }) => ('name' in reason ? [reason.name] : [])).join(', ');
  let description: ReplyMessage['description'] =
    'This order needs approval. It ships after an approver has released it.';
  if (limit !== undefined)
    description = `This order is above your limit of ${formatMoney(limit)}. It ships after an approver has released it.`;
  else if (names)
    description = `This order needs approval (${names}). It ships after an approver has released it.`;
  return [{ code: 'APPROVAL_NEEDED', type: 'INFO', description }];
}

export type CheckoutService = ReturnType<typeof createCheckoutService>;

export function createCheckoutService({
  database: { db },
  now,
  vendorOptions,
}: ApiContext & { vendorOptions: VendorOptions }) {
  return {
    /** Reads everything that the checkout page shows, for `GET /checkout/precheckout`. */
    async precheckout(caller: Caller, cartKind?: OrderableKind): Promise<CheckoutInfo> {
      const cart = caller.session && (await findCart(db, caller.owner(caller.session), cartKind));
      const rows = cart ? await listLines(db, cart) : [];
      if (!cart || !rows.length) throw emptyCartError();

      const member = await findMembership(db, caller.accountId);
      const ownAddressAllowed = !member || mayUseOtherAddresses(member);
      const [tenders, checked, organizationAddresses, savedAddresses, availableRewards] = await Promise.all([
        listTenders(db, cart.id),
        listCheckedCards(db, cart.id),
        member ? listOrganizationAddresses(db, member.organization.id) : [],
        caller.accountId === undefined || !ownAddressAllowed ? [] : listAddresses(db, caller.accountId),
        caller.accountId === undefined ? undefined : findAvailableRewards(db, caller.accountId, now()),
      ]);
      const email =
        caller.accountId === undefined ? (cart.email ?? undefined) : await getEmail(caller.accountId);
      const known = caller.mayCheckOut(email);
      const { facts, priced } = await readPricedCart(db, cart, rows, now());
      const { totals, shipFees, tenders: storedValue } = priced;
      const rest = tenders.find((tender) => !isStoredValue(tender));
      const steps = member
        ? await findSteps(db, {
            member,
            rows,
            priced,
            paymentTypes: tenders.map(({ type }) => type),
            exceededBudget: undefined,
            now: now(),
          })
        : [];
      const restIsUsable = rest !== undefined && (await isUsable(db, member, rest));
      const chosen = cart.shipping_address ?? undefined;
      const address = chosen && (await mayUseAddress(db, member, 'S', chosen)) ? chosen : undefined;
      const undeliverable = address && getUndeliverable(address, rows);
      const pickups = await getPickups(db, rows, now(), caller.locale);
      const done: Record<CheckoutSectionType, boolean> = {
        CONTACT: known,
        PICKUP: cart.pickup_person !== null,
        ADDRESS: address !== undefined && !undeliverable,
        DELIVERY: address !== undefined,
        PAYMENT: totals.balance === 0 ? tenders.length > 0 || isOrderTotalMet(priced) : restIsUsable,
      };
      const kind = getCheckoutKind(rows);
      const elsewhere = caller.placeFor();
      const shipTo: CartPlace = address ? { ...elsewhere, ...getShipTo(address) } : elsewhere;
      const stored = new Set(rows.map(({ id }) => id));
      const isStored = ({ cartItemId }: { cartItemId: string }) => stored.has(cartItemId);
      const shown = wholeCart(cart, rows, facts, {
        userType: caller.userType,
        loginRequired: !known,
        now: now(),
        place: shipTo,
      });
      const shipped = rows.filter((row) => !isCollected(row));
      const hasSameDay = shipped.some((row) => getDeliveryBy(row, 'SDD', shipTo, now()).level === 'SDD');
      const arrival = (levelOfService: LevelOfService) =>
        mergedDates(shipped.map((row) => getDeliveryBy(row, levelOfService, shipTo, now()).dates)) ??
        getDeliveryDates(now(), shipTo.state, levelOfService);
      return {
        cartId: cart.id,
        revision: cart.revision,
        checkoutKind: kind,
        ...(known ? { userType: caller.userType } : {}),
        ...(email ? { emailId1: email } : {}),
        guestCheckoutAllowed: caller.guestCheckoutAllowed,
        sections: CHECKOUT_SECTIONS.filter((type) => isAsked(type, kind, priced.hasShipped)).map((type) => ({
          type,
          done: done[type],
        })),
        pickups: pickups.map(({ pickup }) => pickup),
        ...(cart.pickup_person ? { pickupPerson: cart.pickup_person } : {}),
        ...(address ? { shippingAddress: address as CheckoutInfo['shippingAddress'] & Address } : {}),
        // Members cannot change the addresses of their organization.
        ...(address && shown.suggestedAddress && !organizationAddresses.some(({ id }) => id === address.id)
          ? { suggestedAddress: shown.suggestedAddress }
          : {}),
        ...(member
          ? {
              organization: {
                name: member.organization.name,
                purchaseOrderPolicy: member.organization.purchaseOrderPolicy,
                ownAddressAllowed,
                addresses: organizationAddresses.map(organizationAddressData),
              },
            }
          : {}),
        savedAddresses: savedAddresses as CheckoutInfo['savedAddresses'],
        deliveryMethods:
          kind === 'PICKUP'
            ? []
            : DELIVERY_METHODS.filter((level) => level !== 'SDD' || hasSameDay).map((levelOfService) => ({
                levelOfService,
                fee: toDecimal(shipFees[levelOfService]),
                ...arrival(levelOfService),
                selected: cart.level_of_service === levelOfService,
              })),
        ...getCaptchaData(caller.session, now()),
        paymentOptions: await getPaymentOptions(vendorOptions, caller, member, rest),
        ...(rest ? { payment: paymentData(rest) } : {}),
        ...(totals.storedValueGoods > 0 ? { giftCardItemsTotal: toDecimal(totals.storedValueGoods) } : {}),
        ...(availableRewards === undefined ? {} : { rewards: { available: toDecimal(availableRewards) } }),
        orderPayments: [...appliedPayments(tenders, storedValue), ...checked.map(checkedPayment)],
        ...(cart.purchase_order_number ? { purchaseOrderNumber: cart.purchase_order_number } : {}),
        // Checkout shows a bundle as one product, as its order does.
        lines: shown.items.filter(isStored).map((item) => ({
          cartItemId: item.cartItemId,
          ...(item.parentRelationCartItemId ? { parentCartItemId: item.parentRelationCartItemId } : {}),
          itemId: item.itemId,
          name: item.product.name,
          image: item.product.images[0] ?? '',
          qty: item.qty,
          finalPrice: item.priceInfo.finalPrice,
          finalPricePerUnit: item.priceInfo.finalPricePerUnit,
          uom: item.priceInfo.uom,
          deliveryType: item.selectedDeliveryOption.deliveryType,
          ...(item.selectedDeliveryOption.pickupStoreNumber
            ? { pickupStoreNumber: item.selectedDeliveryOption.pickupStoreNumber }
            : {}),
          ...getDates(item.selectedDeliveryOption),
          ...(item.configuration ? { configuration: item.configuration } : {}),
          ...(item.product.soldBy ? { soldBy: item.product.soldBy } : {}),
          messages: item.messages,
        })),
        totals: totalsData(priced),
        messages: [
          ...(undeliverable
            ? [{ code: undeliverable.code, type: 'ERROR' as const, description: undeliverable.message }]
            : []),
          ...listApprovalNotices(steps),
          ...(shown.messages as Message[]),
        ],
      };
    },
  };

  async function getEmail(accountId: string): Promise<string | undefined> {
    const row = await db
      .selectFrom('accounts')
      .select('email')
      .where('id', '=', accountId)
      .executeTakeFirst();
    return row?.email;
  }
}
