import { getAlertType } from '@foolscap/core/vocabulary';
import { Alert, useMessages } from '@foolscap/ui/components';
import type { CartItem } from '../../contract/index.ts';
import { blocksCheckout, itemMessageText } from '../../model/index.ts';
import { CART_MESSAGES } from '../../model/messages.ts';

export interface LineMessagesProps {
  /** A line with messages. */
  line: CartItem;
}

/** A cart line's messages in one alert, whose type is that of a message that blocks checkout, if any. */
export function LineMessages({ line }: LineMessagesProps) {
  const texts = useMessages('cart', CART_MESSAGES);
  const [message] = [...line.messages.filter(blocksCheckout), ...line.messages];
  return (
    <Alert kind={getAlertType(message?.type)}>
      {line.messages.map((each) => (
        <p key={each.code}>{itemMessageText(each, line, texts)}</p>
      ))}
    </Alert>
  );
}
