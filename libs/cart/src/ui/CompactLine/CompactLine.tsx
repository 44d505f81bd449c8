import type { ReactNode } from 'react';
import type { Message } from '@foolscap/core/vocabulary';
import { Alert, ImageWithFallback, Link, Price, Text, useMessages } from '@foolscap/ui/components';
import { itemMessageText } from '../../model/index.ts';
import { CART_MESSAGES } from '../../model/messages.ts';
import { LINE_MESSAGES } from '../../model/line-messages.ts';
import styles from './CompactLine.module.scss';

export interface CompactLineProps {
  /** Name of the product. */
  name: string;
  /** Accessible name of the item; its `name` by default. */
  label?: string | undefined;
  /** URL of the picture. */
  imageUrl: string;
  /** URL of the product page. */
  itemUrl: string;
  /** Number of units; absent for an item that is only suggested. */
  qty?: number | undefined;
  /** The price in US cents; absent for items that are not sold. */
  price?: number | undefined;
  /** The unit of `price`; absent if it is the price of all units. */
  unit?: string | undefined;
  /** Facts below the name, one per line. */
  notes?: readonly string[];
  /** The reasons why it currently cannot be added to the cart, or only in part. */
  messages?: readonly Message[];
  /** The change in flight. */
  pending?: string | undefined;
  /** Slot for buttons. */
  actions?: ReactNode;
}

const NOT_IN_CART = { qty: 0, inventory: { items: [] }, product: {} };

/** An item of a list next to the cart, such as saved items or a shared cart. */
export function CompactLine({
  name,
  label = name,
  imageUrl,
  itemUrl,
  qty,
  price,
  unit,
  notes = [],
  messages = [],
  pending,
  actions,
}: CompactLineProps) {
  const texts = useMessages('cart', CART_MESSAGES);
  const { lines } = useMessages('cart', LINE_MESSAGES);
  return (
    <article
      className={styles.line}
      aria-label={label}
      aria-busy={pending !== undefined}
      data-pending={pending}
    >
      <Link href={itemUrl} className={styles.picture} tabIndex={-1} aria-hidden="true">
        <ImageWithFallback src={imageUrl} alt="" width={80} height={80} loading="lazy" />
      </Link>
      <div className={styles.text}>
        <h3 className={styles.name}>
          <Link href={itemUrl} variant="quiet">
            {name}
          </Link>
        </h3>
        {[...(qty === undefined ? [] : [lines.quantity(qty)]), ...notes].map((note, place) => (
          <Text key={`${note}-${place}`} size={14} tone="muted">
            {note}
          </Text>
        ))}
        {messages.length > 0 && (
          <div className={styles.messages}>
            <Alert kind="warning">
              {messages.map((message) => (
                <p key={message.code}>{itemMessageText(message, NOT_IN_CART, texts)}</p>
              ))}
            </Alert>
          </div>
        )}
      </div>
      <div className={styles.price}>{price !== undefined && <Price amount={price} unit={unit} />}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </article>
  );
}
