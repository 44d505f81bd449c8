import { getAlertType } from '@foolscap/core/vocabulary';
import { Alert } from '@foolscap/ui/components';
import type { CartItem } from '../../contract/index.ts';
import { blocksCheckout, itemMessageText } from '../../model/index.ts';
import { useCartMessages } from '../messages.tsx';

export interface LineMessagesProps {
  /** A line with messages. */
  line: CartItem;
}

/** The messages of a cart line in one alert, whose kind is that of a message that blocks checkout, if there is one. */
export function LineMessages({ line }: LineMessagesProps) {
  const texts = useCartMessages();
  const [message] = [...line.messages.filter(blocksCheckout), ...line.messages];
  return (
    <Alert kind={getAlertType(message?.type)}>
      {line.messages.map((each) => (
        <p key={each.code}>{itemMessageText(each, line, texts)}</p>
      ))}
    </Alert>
  );
}
