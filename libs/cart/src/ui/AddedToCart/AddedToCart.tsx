import { toMinorUnits } from '@foolscap/core/money';
import { shownUnit } from '@foolscap/core/vocabulary';
import { Alert, ImageWithFallback, Price, Text, useLocale } from '@foolscap/ui/components';
import type { CartItem } from '../../contract/index.ts';
import { itemMessageText, getLineOutcome } from '../../model/index.ts';
import { useCartMessages } from '../messages.tsx';
import styles from './AddedToCart.module.scss';

export interface AddedToCartProps {
  /** The lines that the add changed. */
  lines: readonly CartItem[];
}

/** The outcome of an add: the body of its drawer or overlay. */
export function AddedToCart({ lines }: AddedToCartProps) {
  const messages = useCartMessages();
  const locale = useLocale();
  const count = (n: number) => n.toLocaleString(locale);
  return (
    <ul className={styles.lines}>
      {lines.map((line) => {
        const { alert, outcome } = getLineOutcome(line.messages);
        const added = line.qtyAdded ?? line.qty;
        return (
          <li key={line.cartItemId} className={styles.line}>
            <ImageWithFallback
              src={line.product.images[0]}
              alt=""
              width={88}
              height={88}
              className={styles.picture}
            />
            <div className={styles.text}>
              <Text weight="semibold">{line.product.name}</Text>
              <Text size={14} tone="muted">
                {added > 0 ? `${count(added)} added` : 'Not added'}
                {line.qty !== added && line.qty > 0 && `, ${count(line.qty)} in your cart`}
              </Text>
              <Price
                amount={
                  outcome === 'price-unavailable' ? undefined : toMinorUnits(line.priceInfo.finalPricePerUnit)
                }
                unit={shownUnit(line.priceInfo.uom)}
                size="small"
              />
            </div>
            {line.messages.length > 0 && (
              <div className={styles.messages}>
                <Alert kind={alert ?? 'info'}>
                  {line.messages.map((message) => (
                    <p key={message.code}>{itemMessageText(message, line, messages)}</p>
                  ))}
                </Alert>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
