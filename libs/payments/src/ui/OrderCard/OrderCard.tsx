import { Badge, Button, Inline, Text } from '@foolscap/ui/components';
import type { CardBrand } from '../../model/index.ts';
import { BRAND_NAMES } from '../brand-names.ts';
import { PaymentMark } from '../PaymentMark/PaymentMark.tsx';
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
  const name = `${BRAND_NAMES[brand]} ending in ${lastFourDigit}`;
  return (
    <div className={styles.card}>
      <Inline gap={2}>
        <PaymentMark payment={brand} />
        <Text weight="medium">{name}</Text>
        {isDeclined ? <Badge tone="error">Declined</Badge> : <Badge tone="success">On this order</Badge>}
      </Inline>
      <Button
        variant="secondary"
        size="small"
        aria-label={isDeclined ? `Try again: ${name}` : `Keep ${name}`}
        onClick={onKeep}
      >
        {isDeclined ? 'Try again' : 'Keep'}
      </Button>
    </div>
  );
}
