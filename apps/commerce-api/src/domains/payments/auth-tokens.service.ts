import { DEFAULT_CART_ID, type OrderableKind } from '@foolscap/cart/model';
import type { PayAuthTokenBody, PayAuthTokens } from '@foolscap/payments/contract';
import type { PayAuthRequestType } from '@foolscap/payments/model';
import type { KnownCaller } from '../../kernel/caller/caller.ts';
import type { Db } from '../../kernel/database/database.ts';
import { badRequest } from '../../kernel/http/api-error.ts';
import { listLines, readPricedCart } from '../cart/index.ts';
import { isCollected } from '../delivery/index.ts';
import type { PaymentContext } from './payment-gateway.ts';
import { createTenderCommands } from './tender-commands.ts';
import type { VendorOptions } from './vendor-options.ts';

/** Checks whether an account has an order paid with PayPal. */
async function hasPaidByPayPal(db: Db, accountId: string | undefined): Promise<boolean> {
  if (accountId === undefined) return false;
  const paid = await db
    .selectFrom('orders')
    .innerJoin('payment_attempts', 'payment_attempts.order_number', 'orders.order_number')
    .innerJoin('payments', 'payments.attempt_id', 'payment_attempts.id')
    .select('payments.id')
    .where('orders.account_id', '=', accountId)
    .where('payments.vendor', '=', 'PAYPAL')
    .limit(1)
    .executeTakeFirst();
  return paid !== undefined;
}

export type AuthTokensService = ReturnType<typeof createAuthTokensService>;

/** Creates the service for the tokens that open vendors' payment windows. */
export function createAuthTokensService({
  database,
  gateway,
  now,
  vendorOptions,
}: Pick<PaymentContext, 'database' | 'gateway' | 'now'> & { vendorOptions: VendorOptions }) {
  const { db } = database;
  const { checkCart } = createTenderCommands({ database, now });

  return {
    /**
     * Returns the tokens for the caller's cart. `SP` contains the checkout token if the site offers any vendor. Tokens authorize nothing by
     * themselves.
     * @param options the type from the query, and whether to create new tokens in any case
     * @throws ApiError 400 if the types do not match or pickup is requested for a cart without any, 401 for guests who may not check
     * out, 404 EMPTY_CART
     */
    async createTokens(
      caller: KnownCaller,
      { vendorPayment, consumerType }: PayAuthTokenBody,
      { type, reload, kind }: { type: PayAuthRequestType; reload: boolean; kind: OrderableKind },
    ): Promise<PayAuthTokens> {
      const { requestType, checkoutId } = vendorPayment;
      if (type !== requestType)
        throw badRequest('INVALID_REQUEST', `type must be ${requestType}, like in the body.`, 'type');
      const cart = await checkCart(caller, kind, 'WALLET');
      const rows = await listLines(db, cart);
      const isPickup = consumerType === 'CNC';
      if (isPickup && !rows.some(isCollected))
        throw badRequest('INVALID_REQUEST', 'Nothing in this cart is picked up.', 'consumerType');
      const vendors = await vendorOptions.listVendors(caller.tenant);
      const hasPayPal = vendors.includes('PAYPAL');
      if (vendors.length === 0 || (requestType === 'P' && !hasPayPal)) return {};
      const { totals } = (await readPricedCart(db, cart, rows, now())).priced;
      const isOwnCart = checkoutId === cart.id || checkoutId === DEFAULT_CART_ID;
      const tokens = await gateway.wallets.createAuthTokens({
        checkoutId: cart.id,
        earlierToken: isOwnCart ? undefined : checkoutId,
        requestType,
        amount: totals.balance > 0 ? totals.balance : undefined,
        returnUser: await hasPaidByPayPal(db, caller.accountId),
        isPickup,
        reload,
      });
      return {
        ...(tokens?.token ? { token: tokens.token } : {}),
        ...(hasPayPal && tokens?.paypalClientToken ? { paypalClientToken: tokens.paypalClientToken } : {}),
      };
    },
  };
}
