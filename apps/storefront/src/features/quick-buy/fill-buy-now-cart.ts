import { createQuickBuyClient } from '@foolscap/account/client';
import { createBuyNowClient, createHttpForCart } from '@foolscap/cart/client';
import { createCheckoutClient } from '@foolscap/checkout/client';
import { QUICK_BUY_CODES } from '@foolscap/checkout/model';
import type { QuickBuyDeps } from '@foolscap/checkout/state';
import { HttpError } from '@foolscap/core/http';
import type { HttpClient } from '@foolscap/core/http';
import { createPaymentsClient } from '@foolscap/payments/client';
import { savedCardPaymentBody } from '@foolscap/payments/model';

const refusal = (code: string) => new HttpError({ code, retryable: false, message: code });

/**
 * Creates the step that fills the buy-now cart with the item, the account's address and the saved card, which belong to three domains. The
 * regular cart is not changed (decision-cart-options.9).
 */
export function createFillBuyNowCart(http: HttpClient, newKey: () => string): QuickBuyDeps['prepare'] {
  const forBuyNow = createHttpForCart(http, 'BUY_NOW');
  const settings = createQuickBuyClient(http);
  const cart = createBuyNowClient(http);
  const checkout = createCheckoutClient(forBuyNow);
  const payments = createPaymentsClient(forBuyNow);

  return async ({ itemId, qty, extras = [] }) => {
    const { buyNowEligible, problem, address, quickBuyPaymentId, quickBuyOverlayPreference } =
      await settings.getQuickBuy();
    if (!buyNowEligible || !address || !quickBuyPaymentId)
      throw refusal(problem === 'CARD_EXPIRED' ? 'PAYMENT_EXPIRED' : QUICK_BUY_CODES.notReady);
    const { cartInfo } = await cart.putInBuyNow([{ itemId, qty }, ...extras], newKey());
    // If no item was added, the cart still has its previous items, which must not be ordered.
    const isAdded = cartInfo.items.some(
      (line) => line.status === 'ACTIVE' && line.itemId === itemId && (line.qtyAdded ?? 0) > 0,
    );
    if (!isAdded) throw refusal(QUICK_BUY_CODES.unavailable);
    await checkout.save({ addresses: [{ ...address, type: 'S' }] }, newKey());
    await payments.saveCard(savedCardPaymentBody(quickBuyPaymentId), newKey());
    return { info: await checkout.getCheckout(), isReviewed: quickBuyOverlayPreference };
  };
}
