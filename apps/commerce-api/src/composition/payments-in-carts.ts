import type { FastifyInstance } from 'fastify';
import type { Callers } from '../kernel/caller/caller.ts';
import type { Db } from '../kernel/database/database.ts';
import { readCartPayments, type VendorOptions } from '../domains/payments/index.ts';

interface CartPaymentsContext {
  db: Db;
  callers: Callers;
  vendorOptions: VendorOptions;
}

/** The parts of a reply that this hook reads. Only whole carts have the checkout sections. */
interface CartReply {
  data?: { cartInfo?: { checkoutSections?: unknown; cartAttributes?: object } };
}

/**
 * Adds the available payment methods to whole carts: `cartAttributes.enablePaypal` (storefront-3.54), and the saved cards in `userPayment`
 * and `paymentInfo` (cart-3.90). A hook, because many calls read the cart, and the cart domain comes before payments.
 */
export function registerPaymentsInCarts(
  api: FastifyInstance,
  { db, callers, vendorOptions }: CartPaymentsContext,
): void {
  api.addHook('preSerialization', async (request, _reply, payload) => {
    const { data } = (payload ?? {}) as CartReply;
    const { cartInfo } = data ?? {};
    if (!cartInfo?.checkoutSections || !cartInfo.cartAttributes) return payload;
    const [vendors, payments] = await Promise.all([
      vendorOptions.listVendors(request.tenant),
      callers
        .of(request)
        .then((caller) => readCartPayments(db, caller))
        // The cart may already have been changed, so the reply is sent without the cards.
        .catch((error: unknown) => {
          request.log.error({ err: error }, 'the saved cards of the cart could not be read');
          return {};
        }),
    ]);
    const cartAttributes = { ...cartInfo.cartAttributes, enablePaypal: vendors.includes('PAYPAL') };
    return {
      ...(payload as object),
      data: { ...data, cartInfo: { ...cartInfo, ...payments, cartAttributes } },
    };
  });
}
