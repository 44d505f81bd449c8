import type { FastifyInstance } from 'fastify';
import type { VendorOptions } from '../domains/payments/index.ts';

/** A reply as far as this hook reads it. Only whole carts have the sections of their checkout. */
interface CartReply {
  data?: { cartInfo?: { checkoutSections?: unknown; cartAttributes?: object } };
}

/**
 * Adds `cartAttributes.enablePaypal` to whole carts (storefront-3.54). A hook, because the cart is read by many calls and comes before
 * payments in the order of the domains.
 */
export function registerPayPalAttribute(api: FastifyInstance, vendorOptions: VendorOptions): void {
  api.addHook('preSerialization', async (request, _reply, payload) => {
    const { data } = (payload ?? {}) as CartReply;
    const { cartInfo } = data ?? {};
    if (!cartInfo?.checkoutSections || !cartInfo.cartAttributes) return payload;
    const enablePaypal = (await vendorOptions.listVendors(request.tenant)).includes('PAYPAL');
    const cartAttributes = { ...cartInfo.cartAttributes, enablePaypal };
    return { ...(payload as object), data: { ...data, cartInfo: { ...cartInfo, cartAttributes } } };
  });
}
