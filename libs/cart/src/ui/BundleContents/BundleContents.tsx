import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import { Alert, Link, Text, useLocale, useMessages } from '@foolscap/ui/components';
import type { CartItem } from '../../contract/index.ts';
import { getBundlePrice, getLineOutcome, itemMessageText } from '../../model/index.ts';
import { CART_MESSAGES } from '../../model/messages.ts';
import { CART_PAGE_MESSAGES } from '../../model/cart-page-messages.ts';
import { LINE_MESSAGES } from '../../model/line-messages.ts';
import styles from './BundleContents.module.scss';

export interface BundleContentsProps {
  /** The line of the bundle. */
  bundle: Pick<CartItem, 'priceInfo' | 'product'>;
  /** The lines of its parts. */
  parts: readonly CartItem[];
}

/** A bundle's contents as one block, with the total price. The parts leave the cart together with the bundle. */
export function BundleContents({ bundle, parts }: BundleContentsProps) {
  const locale = useLocale();
  const { page: texts } = useMessages('cart', CART_PAGE_MESSAGES);
  const { lines } = useMessages('cart', LINE_MESSAGES);
  const messages = useMessages('cart', CART_MESSAGES);
  const money = (dollars: number) => formatMoney(toMinorUnits(dollars), locale);
  return (
    <section className={styles.bundle} aria-label={texts.contentsOf(bundle.product.name)}>
      <Text size={14} weight="semibold">
        {texts.inBundle}
      </Text>
      <ul className={styles.parts}>
        {parts.map((part) => (
          <li key={part.cartItemId}>
            <div className={styles.row}>
              <span>
                <Link href={part.product.itemUrl} variant="quiet">
                  {part.product.name}
                </Link>{' '}
                <span className={styles.quantity}>{lines.quantity(part.qty)}</span>
              </span>
              <span>{part.priceInfo.finalPrice > 0 ? money(part.priceInfo.finalPrice) : texts.included}</span>
            </div>
            {part.messages.length > 0 && (
              <Alert kind={getLineOutcome(part.messages).alert ?? 'info'} live="polite">
                {part.messages.map((message) => (
                  <p key={message.code}>{itemMessageText(message, part, messages)}</p>
                ))}
              </Alert>
            )}
          </li>
        ))}
      </ul>
      <div className={styles.row}>
        <strong>{texts.bundlePrice}</strong>
        <strong>{formatMoney(getBundlePrice(bundle, parts), locale)}</strong>
      </div>
    </section>
  );
}
