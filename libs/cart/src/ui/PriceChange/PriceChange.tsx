import { Icon, useLocale, useMessages } from '@foolscap/ui/components';
import type { CartItem } from '../../contract/index.ts';
import { getPriceChange, priceChangeText } from '../../model/price-change.ts';
import { CART_MESSAGES } from '../../model/messages.ts';
import styles from './PriceChange.module.scss';

export interface PriceChangeProps {
  /** The line; renders nothing unless its item's price differs from when the shopper added it. */
  line: Pick<CartItem, 'priceChangedFrom' | 'priceInfo'>;
}

/**
 * The note on a line whose item's price differs from when the shopper added it. A lower price is shown as good news, and a higher one not
 * as an error.
 */
export function PriceChange({ line }: PriceChangeProps) {
  const locale = useLocale();
  const messages = useMessages('cart', CART_MESSAGES);
  const change = getPriceChange(line);
  if (!change) return null;
  return (
    <p className={styles.note} data-change={change.kind}>
      <Icon name={change.kind === 'dropped' ? 'check' : 'info'} />
      <span>{priceChangeText(change, locale, messages)}</span>
    </p>
  );
}
