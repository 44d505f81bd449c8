import { CARD_NUMBER_IN_TEXT_MESSAGE, REQUEST_CODES } from '@foolscap/core/vocabulary';
import { CHECKOUT_CODES } from './codes.ts';

/** What the server says about the checkout as a whole; its own words where the code is not one of ours. */
export function checkoutNotice({ code, description }: { code: string; description?: string }): string {
  if (code === 'CART_AUTO_MERGE') return 'We added the items from your earlier visit to this order.';
  return description ?? checkoutMessage({ code });
}

/** The words of checkout, by code. */
export function checkoutMessage({ code, message }: { code: string; message?: string }): string {
  switch (code) {
    case CHECKOUT_CODES.totalChanged:
      return 'The total has changed since you last saw it. Check it, then place your order.';
    case CHECKOUT_CODES.outOfStock:
      return 'Something in your cart is no longer available in the quantity you chose. Change your cart to go on.';
    case CHECKOUT_CODES.emptyCart:
      return 'Your cart is empty.';
    case CHECKOUT_CODES.signInRequired:
      return 'Sign in to go on.';
    case CHECKOUT_CODES.addressMissing:
      return 'Enter a delivery address to go on.';
    case CHECKOUT_CODES.purchaseOrderMissing:
      return 'Your organization asks for a purchase order number.';
    case CHECKOUT_CODES.purchaseOrderInvalid:
      return 'Use up to 40 letters, digits, spaces and . / # _ - in a purchase order number.';
    case CHECKOUT_CODES.addressNotAllowed:
      return 'Choose one of your organization’s addresses.';
    case CHECKOUT_CODES.pickupPersonMissing:
      return 'Say who will pick it up to go on.';
    case CHECKOUT_CODES.undeliverable:
      return 'We can’t deliver these items to this address. Choose another address, or change your cart.';
    case CHECKOUT_CODES.paymentMissing:
      return 'Add a card to go on.';
    case CHECKOUT_CODES.paymentFailed:
      return 'There was an error processing your payment. Your credit card was not charged. Please re-enter your credit card details and try again.';
    case CHECKOUT_CODES.gatewayUnavailable:
      return "We're unable to process your payment at this time. Please try again or use a different payment method.";
    case CHECKOUT_CODES.inProgress:
      return 'Your order is still being placed. Wait a moment, then try again.';
    case CHECKOUT_CODES.notCancellable:
      return 'It is too late to cancel this order. When it arrives you can send it back.';
    case CHECKOUT_CODES.noEmail:
      return 'Invalid email address';
    case 'NETWORK':
    case 'TIMEOUT':
      return 'We couldn’t reach the shop. Check your connection and try again.';
    case CHECKOUT_CODES.addressInvalid:
    case CHECKOUT_CODES.pickupPersonInvalid:
    case 'INVALID_REQUEST':
    case 'BAD_REQUEST':
      return message ?? 'Check these details and try again.';
    case REQUEST_CODES.cardNumberInText:
      return message ?? CARD_NUMBER_IN_TEXT_MESSAGE;
    default:
      return 'Sorry, something went wrong. Please try again.';
  }
}
