import { getAlertType } from '@foolscap/core/vocabulary';
import type { Message } from '@foolscap/core/vocabulary';
import { Alert, useMessages } from '@foolscap/ui/components';
import { cartMessageText } from '../../model/index.ts';
import type { CART_CODES } from '../../model/index.ts';
import { CART_MESSAGES } from '../../model/messages.ts';

const EMPTY_CART: typeof CART_CODES.empty = 'EMPTY_CART';

export interface CartMessagesProps {
  /** The reply's messages; each is an alert of its own type. */
  messages: readonly Message[];
}

/** The server's messages about the whole cart, except that it is empty, which the empty cart shows. */
export function CartMessages({ messages }: CartMessagesProps) {
  const texts = useMessages('cart', CART_MESSAGES);
  const shown = messages.filter(({ code }) => code !== EMPTY_CART);
  return shown.map((message) => (
    <Alert key={`${message.code} ${message.description ?? ''}`} kind={getAlertType(message.type)}>
      {cartMessageText(message, texts)}
    </Alert>
  ));
}
