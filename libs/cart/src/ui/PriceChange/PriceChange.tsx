import { Icon, useLocale } from '@foolscap/ui/components';
import type { CartItem } from '../../contract/index.ts';
import { getPriceChange, priceChangeText } from '../../model/price-change.ts';
import { useCartMessages } from '../messages.tsx';
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
  const messages = useCartMessages();
  const change = getPriceChange(line);
  if (!change) return null;
  return (
    <p className={styles.note} data-change={change.kind}>
      <Icon name={change.kind === 'dropped' ? 'check' : 'info'} />
      <span>{priceChangeText(change, locale, messages)}</span>
    </p>
  );
}
