import { getAlertType } from '@foolscap/core/vocabulary';
import type { Message } from '@foolscap/core/vocabulary';
import { Alert } from '@foolscap/ui/components';
import { CART_CODES, cartMessageText } from '../../model/index.ts';
import { useCartMessages } from '../messages.tsx';

export interface CartMessagesProps {
  messages: readonly Message[];
}

/** The server's messages about the whole cart, except that it is empty, which the empty cart shows. */
export function CartMessages({ messages }: CartMessagesProps) {
  const texts = useCartMessages();
  const shown = messages.filter(({ code }) => code !== CART_CODES.empty);
  return shown.map((message) => (
    <Alert key={message.code} kind={getAlertType(message.type)}>
      {cartMessageText(message, texts)}
    </Alert>
  ));
}
