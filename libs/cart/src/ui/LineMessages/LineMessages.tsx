import { getAlertType } from '@foolscap/core/vocabulary';
import { Alert } from '@foolscap/ui/components';
import type { CartItem } from '../../contract/index.ts';
import { blocksCheckout, itemMessageText } from '../../model/index.ts';
import { useCartMessages } from '../messages.tsx';

export interface LineMessagesProps {
  /** A line with messages. */
  line: CartItem;
}

/** A cart line's messages in one alert, whose type is that of a message that blocks checkout, if any. */
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
