import { randomUUID } from 'node:crypto';
import type { CartInfo, WholeCartData } from '@foolscap/cart/contract';
import type { Address, CountryCode } from '@foolscap/core/vocabulary';
import type { VendorPaymentBody, VendorPaymentReply } from '@foolscap/payments/contract';
import { PAYMENT_CODES, vendorFailure, vendorMessage, vendorRetry } from '@foolscap/payments/model';
import { SALE_CODES } from '@foolscap/pricing/model';
import { checkAddress, storedAddress } from '../../kernel/addresses/addresses.ts';
import { getShipTo } from '../../kernel/geo/delivery-place.ts';
import { ApiError, badRequest } from '../../kernel/http/api-error.ts';
import { findOutcome } from '../../kernel/http/idempotency.ts';
import type { ShopPart } from '../../kernel/shop-parts.ts';
import { libraryText } from '../../kernel/translations/reply-text.ts';
import { type createCartService, decideDelivery, listLines } from '../cart/index.ts';
import { findMembership, type Membership, permittedAddress } from '../organizations/index.ts';
import { GatewayUnavailableError, type PaymentContext, type Redemption } from './payment-gateway.ts';
import {
  createTenderCommands,
  decideTender,
  loadTenders,
  type NewTender,
  NO_CARD,
  type TenderRequest,
} from './tender-commands.ts';
import { checkVendorPayment, type CheckedVendorPayment } from './vendor-checks.ts';
import type { VendorOptions } from './vendor-options.ts';

type OrderPayments = NonNullable<VendorPaymentReply['cartInfo']['orderPayment']>;

/** The reply: the whole cart, with the payment listed after its gift and prepaid cards. */
interface VendorPaymentData extends Omit<WholeCartData, 'cartInfo'> {
  cartInfo: Omit<CartInfo, 'orderPayment'> & { orderPayment: OrderPayments };
  messages: CartInfo['messages'];
}

/** Options of the call to the cart service (docs/decisions/vendor-payments.md). */
export interface VendorPaymentFlags {
  /** Removes all other tenders first. */
  resets?: boolean;
  /** Pays for a membership in the cart. */
  forMembership?: boolean;
  /** Lists related items with the cart. */
  related?: boolean;
}

/** The part of the reply that is stored under the key of a request. */
interface StoredPayment {
  payment: OrderPayments['orderPayments'][number];
  /** ZIP code of the shipping address that the cart got from the vendor. */
  shipToZip?: string;
}

/** Lists a cart's gift and prepaid cards. */
const storedValueOf = ({ orderPayment }: CartInfo): OrderPayments['orderPayments'] =>
  (orderPayment?.orderPayments ?? []).flatMap(({ paymentType, ...rest }) =>
    paymentType === 'GIFT_CARD' || paymentType === 'PREPAID_CARD' ? [{ ...rest, paymentType }] : [],
  );

const REFUSED_STATUS = 402;

function refusal({ vendor }: CheckedVendorPayment, reason: 'FAILED' | 'RETRY' | 'EXPIRED'): ApiError {
  const code =
    reason === 'EXPIRED'
      ? PAYMENT_CODES.expired
      : reason === 'RETRY'
        ? vendorRetry(vendor)
        : vendorFailure(vendor);
  return new ApiError(REFUSED_STATUS, code, libraryText(vendorMessage({ code })));
}

export type VendorPaymentsService = ReturnType<typeof createVendorPaymentsService>;

/** Creates the service for payments approved in a vendor's window. */
export function createVendorPaymentsService({
  database,
  gateway,
  now,
  vendorOptions,
  readCart,
}: Pick<PaymentContext, 'database' | 'gateway' | 'now'> & {
  vendorOptions: VendorOptions;
  readCart: ReturnType<typeof createCartService>['read'];
}) {
  const { db } = database;
  const { checkCart, executeWithReply } = createTenderCommands({ database, now });

  /** @throws ApiError 402 for a declined approval, 503 if the gateway does not respond */
  async function redeem({ caller, idempotency }: TenderRequest, checked: CheckedVendorPayment) {
    let answer: Redemption;
    try {
      answer = await gateway.wallets.redeem({
        key: `${caller.session.id} ${idempotency?.key ?? randomUUID()}`,
        vendorPaymentType: checked.vendor,
        credential: checked.credential,
      });
    } catch (error) {
      if (!(error instanceof GatewayUnavailableError)) throw error;
      const code = PAYMENT_CODES.gatewayUnavailable;
      throw new ApiError(503, code, libraryText(vendorMessage({ code })), { cause: error });
    }
    if (!answer.accepted) throw refusal(checked, answer.reason);
    return answer;
  }

  /** Returns the vendor's shipping address if the shop can deliver there and the caller may use it. */
  async function getShipping(
    member: Membership | undefined,
    { shippingAddress }: CheckedVendorPayment,
    country: CountryCode,
  ): Promise<Address | undefined> {
    if (!shippingAddress) return undefined;
    try {
      checkAddress(shippingAddress, '', country);
      return storedAddress(await permittedAddress(db, member, 'S', { ...shippingAddress, type: 'S' }), 'S');
    } catch (error) {
      // The shopper can enter another address at checkout.
      if (error instanceof ApiError) return undefined;
      throw error;
    }
  }

  async function pay(
    request: TenderRequest,
    { vendorPayment }: VendorPaymentBody,
    { resets = false, forMembership = false }: VendorPaymentFlags,
  ): Promise<StoredPayment> {
    const { caller, kind } = request;
    const checked = checkVendorPayment(vendorPayment, caller);
    const { vendor, billingAddress, email } = checked;
    const cart = await checkCart(caller, kind, 'WALLET');
    if (!(await vendorOptions.listVendors(caller.tenant)).includes(vendor))
      throw badRequest(
        'INVALID_REQUEST',
        'This way to pay isn’t available. Choose another one.',
        'vendorPayment.vendorPaymentType',
      );
    if (forMembership && !(await listLines(db, cart)).some((line) => line.sale_conditions?.membership))
      throw badRequest(SALE_CODES.membershipError, 'There is no membership in your cart.', 'memItem');
    const member = await findMembership(db, caller.accountId);
    const billing = billingAddress && (await permittedAddress(db, member, 'B', billingAddress));
    const shipping = cart.shipping_address ? undefined : await getShipping(member, checked, caller.country);
    const { token, accountName } = await redeem(request, checked);
    const id = randomUUID();
    const tender: NewTender = {
      ...NO_CARD,
      id,
      type: 'WALLET',
      token,
      brand: accountName,
      vendor,
      billing_address: billing ? storedAddress({ ...billing, type: 'B' }, 'B') : null,
      balance_minor: null,
    };
    const shipTo = shipping && { ...getShipTo(shipping), zipCode: shipping.zipCode };
    return executeWithReply(
      request,
      {
        load: async (trx, locked) => ({
          tenders: await loadTenders(trx, locked),
          lines: shipTo ? await listLines(trx, locked) : [],
        }),
        apply: (locked, { tenders, lines }) => {
          const { adds, removals } = decideTender(tender, tenders);
          return {
            ...(shipTo && !locked.shipping_address ? decideDelivery({}, lines, shipTo, now()) : {}),
            entries: {
              // A shopper who pays proceeds to checkout, even from the cart page.
              proceedCheckout: true,
              ...(shipping && !locked.shipping_address ? { shippingAddress: shipping } : {}),
              ...(email && !locked.email ? { email } : {}),
            },
            tenders: { adds, removals: resets ? tenders.map((each) => each.id) : removals },
            changed: true,
          };
        },
      },
      {
        payment: {
          id,
          paymentType: vendor === 'PAYPAL' ? 'PAYPAL' : 'CREDIT_CARD',
          vendorPaymentType: vendor,
          addedToOrder: true,
        },
        ...(shipping ? { shipToZip: shipping.zipCode } : {}),
      },
    );
  }

  return {
    /**
     * Adds the payment to the cart, replacing an earlier card, wallet or invoice. A repeated request gets the same payment with the current
     * cart.
     * @returns the reply, and the ZIP code of the shipping address that the cart got from the vendor
     * @throws ApiError 400 for the first invalid field, 401 for guests who may not check out, 402 for a declined approval, 404 EMPTY_CART
     */
    async addPayment(
      request: TenderRequest,
      body: VendorPaymentBody,
      flags: VendorPaymentFlags,
      report: (part: ShopPart, error: unknown) => void,
    ): Promise<{ data: VendorPaymentData; shipToZip?: string | undefined }> {
      const { caller, idempotency, kind } = request;
      // A repeated request gets its payment without calling the gateway again.
      const stored = idempotency && (await findOutcome(db, caller.session.id, idempotency, now()));
      const { payment, shipToZip } = stored
        ? (stored.reply as StoredPayment)
        : await pay(request, body, flags);
      const { related = false } = flags;
      const { cartInfo, ...rest } = await readCart(
        caller,
        { ...(kind ? { kind } : {}), alternatives: related, warranties: related },
        report,
      );
      return {
        data: {
          ...rest,
          cartInfo: { ...cartInfo, orderPayment: { orderPayments: [...storedValueOf(cartInfo), payment] } },
          messages: cartInfo.messages,
        },
        shipToZip,
      };
    },
  };
}
