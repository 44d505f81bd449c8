import { CART_MESSAGES, cartMessageText } from '@foolscap/cart/model';
import { messageFor } from '@foolscap/core/messages';
import { PAYMENT_MESSAGES } from '@foolscap/payments/model';
import { Alert } from '@foolscap/ui/components';

/** Texts by code: first those of a declined payment, then those of a line. */
const TEXTS: Readonly<Record<string, unknown>> = { ...CART_MESSAGES.line, ...PAYMENT_MESSAGES.vendor };

/**
 * The error of a form submitted without JavaScript, or of a vendor payment (storefront-8.49). The code is that of an item, a payment or the
 * whole cart.
 */
export default function FormError({ code }: { code: string }) {
  const text = messageFor(TEXTS, code);
  return (
    <Alert kind="failure" live="assertive">
      {typeof text === 'string' ? text : cartMessageText({ code })}
    </Alert>
  );
}
