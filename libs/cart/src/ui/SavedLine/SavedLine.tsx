import type { ReactNode } from 'react';
import { deliveryWindow } from '@foolscap/core/dates';
import { toMinorUnits } from '@foolscap/core/money';
import { Alert, Button, ImageWithFallback, Link, Price, Text, useLocale } from '@foolscap/ui/components';
import type { SavedItem } from '../../contract/index.ts';
import { itemMessageText } from '../../model/index.ts';
import { useCartMessages } from '../messages.tsx';
import styles from './SavedLine.module.scss';

export interface SavedLineProps {
  /** The product as it is now. */
  details: Pick<SavedItem['itemDetails'], 'name' | 'imageUrl' | 'itemUrl' | 'priceInfo' | 'deliveryDate'>;
  qty: number;
  /** The reason why it cannot be moved to the cart now. */
  messages?: SavedItem['messages'];
  /** The items that were saved with it, such as a plan. */
  below?: readonly { name: string; qty: number }[];
  /** The change without a reply; a line that is still arriving has no buttons. */
  pending?: 'saving' | 'moving' | 'removing' | undefined;
  onMove?: () => void;
  onRemove?: () => void;
  /** Form actions and hidden fields with the id of the item, for submissions before hydration. */
  forms?: { moveAction: string; removeAction: string; fields: ReactNode };
}

const NOT_IN_CART = { qty: 0, inventory: { items: [] }, product: {} };

/** An item that is saved for later. */
export function SavedLine({
  details: { name, imageUrl, itemUrl, priceInfo, deliveryDate },
  qty,
  messages = [],
  below = [],
  pending,
  onMove,
  onRemove,
  forms,
}: SavedLineProps) {
  const texts = useCartMessages();
  const locale = useLocale();
  const price = toMinorUnits(priceInfo.finalPricePerUnit);
  const button = (label: string, action: string | undefined, run: typeof onMove, buttonProps: object) => (
    <form
      method="post"
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        run?.();
      }}
    >
      {forms?.fields}
      <Button type="submit" size="small" aria-label={`${label}: ${name}`} {...buttonProps}>
        {label}
      </Button>
    </form>
  );
  return (
    <article
      className={styles.line}
      aria-label={name}
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
        <Text size={14} tone="muted">
          Quantity {qty.toLocaleString(locale)}
          {below.map((child) => ` · With ${child.name}${child.qty > 1 ? ` (${child.qty})` : ''}`)}
        </Text>
        {deliveryDate && messages.length === 0 && (
          <Text size={14} tone="muted">
            Get it by{' '}
            {deliveryWindow({ minDeliveryDate: deliveryDate, maxDeliveryDate: deliveryDate }, locale)}
          </Text>
        )}
        {messages.length > 0 && (
          <div className={styles.messages}>
            <Alert kind="warning">
              {messages.map((message) => (
                <p key={message.code}>{itemMessageText(message, NOT_IN_CART, texts)}</p>
              ))}
            </Alert>
          </div>
        )}
        {pending !== 'saving' && (
          <div className={styles.actions}>
            {messages.length === 0 &&
              button('Move to cart', forms?.moveAction, onMove, { busy: pending === 'moving' })}
            {button('Remove', forms?.removeAction, onRemove, {
              variant: 'quiet',
              icon: 'trash',
              busy: pending === 'removing',
            })}
          </div>
        )}
      </div>
      <div className={styles.price}>{price !== undefined && <Price amount={price} />}</div>
    </article>
  );
}
