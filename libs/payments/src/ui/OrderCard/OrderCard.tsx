import { Badge, Button, Inline, Text, useMessages } from '@foolscap/ui/components';
import type { CardBrand } from '../../model/index.ts';
import { PaymentMark } from '../PaymentMark/PaymentMark.tsx';
import { CARD_NAME_MESSAGES } from '../card-name-messages.ts';
import { ORDER_PAYMENT_MESSAGES } from '../order-payment-messages.ts';
import { CARD_CHOICE_MESSAGES } from '../SavedCardChoice/card-choice-messages.ts';
import styles from './OrderCard.module.scss';

export interface OrderCardProps {
  /** Brand of the card. */
  brand: CardBrand;
  /** Last four digits of its number. */
  lastFourDigit: string;
  /** The card was declined when the order was placed. */
  isDeclined?: boolean | undefined;
  /** Called to continue with this card. */
  onKeep?: () => void;
}

/** The order's credit card, shown while the shopper may choose another one (storefront-6.40). */
export function OrderCard({ brand, lastFourDigit, isDeclined = false, onKeep }: OrderCardProps) {
  const { cardNames: names } = useMessages('payments', CARD_NAME_MESSAGES);
  const { orderPayment } = useMessages('payments', ORDER_PAYMENT_MESSAGES);
  const { cardChoice: texts } = useMessages('payments', CARD_CHOICE_MESSAGES);
  const name = names.endingIn(names[brand], lastFourDigit);
  return (
    <div className={styles.card}>
      <Inline gap={2}>
        <PaymentMark payment={brand} />
        <Text weight="medium">{name}</Text>
        {isDeclined ? (
          <Badge tone="error">{orderPayment.declined}</Badge>
        ) : (
          <Badge tone="success">{orderPayment.onOrder}</Badge>
        )}
      </Inline>
      <Button
        variant="secondary"
        size="small"
        aria-label={isDeclined ? texts.retryOf(name) : texts.keepOf(name)}
        onClick={onKeep}
      >
        {isDeclined ? texts.retry : texts.keep}
      </Button>
    </div>
  );
}
