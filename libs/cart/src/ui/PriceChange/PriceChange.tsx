import { Icon, useLocale } from '@foolscap/ui/components';
import type { CartItem } from '../../contract/index.ts';
import { getPriceChange, priceChangeText } from '../../model/price-change.ts';
import { useCartMessages } from '../messages.tsx';
import styles from './PriceChange.module.scss';

export interface PriceChangeProps {
  /** The line; nothing is shown unless its item has another price than when the shopper added it. */
  line: Pick<CartItem, 'priceChangedFrom' | 'priceInfo'>;
}

/** The note of a line whose item has another price than when the shopper added it. A lower price is good news, and a higher one is no error. */
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
