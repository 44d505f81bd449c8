import { CART_MESSAGES, cartMessageText } from '@foolscap/cart/model';
import { Alert } from '@foolscap/ui/components';

/** The error of a form submission without JavaScript; the code is that of an item, or of the whole cart. */
export function FormError({ code }: { code: string }) {
  const text: unknown = CART_MESSAGES.line[code as keyof typeof CART_MESSAGES.line];
  return <Alert kind="failure">{typeof text === 'string' ? text : cartMessageText({ code })}</Alert>;
}
