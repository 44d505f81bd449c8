import { alertTypeOf } from '@foolscap/core/vocabulary';
import type { Message } from '@foolscap/core/vocabulary';
import { Alert } from '@foolscap/ui/components';
import { CART_CODES, cartMessageText } from '../../model/index.ts';
import { useCartMessages } from '../messages.tsx';

export interface CartMessagesProps {
  messages: readonly Message[];
}

/** What the server says about the cart as a whole. That it is empty is said by the empty cart itself. */
export function CartMessages({ messages }: CartMessagesProps) {
  const texts = useCartMessages();
  const shown = messages.filter(({ code }) => code !== CART_CODES.empty);
  return shown.map((message) => (
    <Alert key={message.code} kind={alertTypeOf(message.type)}>
      {cartMessageText(message, texts)}
    </Alert>
  ));
}
