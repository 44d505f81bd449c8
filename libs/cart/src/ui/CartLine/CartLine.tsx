import type { ReactNode } from 'react';
import { toMinorUnits } from '@foolscap/core/money';
import { shownUnit } from '@foolscap/core/vocabulary';
import { Button, ImageWithFallback, Link, Price, useMessages } from '@foolscap/ui/components';
import type { QuantityFieldProps } from '@foolscap/ui/components';
import type { CartItem } from '../../contract/index.ts';
import { getLineLabel, getLineSubmit, type ITEM_CODES } from '../../model/index.ts';
import { getMaxQuantity } from '../../model/max-quantity.ts';
import { LineQuantity } from '../LineQuantity/LineQuantity.tsx';
import { useFocusOnMount } from '../use-focus-on-mount.ts';
import { CART_PAGE_MESSAGES } from '../../model/cart-page-messages.ts';
import { LINE_MESSAGES } from '../../model/line-messages.ts';
import { LineMessages } from '../LineMessages/LineMessages.tsx';
import { PriceChange } from '../PriceChange/PriceChange.tsx';
import styles from './CartLine.module.scss';

const NO_PRICE: typeof ITEM_CODES.priceNotAvailable = 'PRICE_NOT_AVAILABLE';

export interface CartLineProps {
  /** The line as the server sent it: product, price, messages. */
  line: CartItem;
  /** The optimistic quantity, or the server's own if nothing is pending. */
  qty: number;
  /** The kinds of changes in flight. */
  pending?: readonly ('quantity' | 'remove' | 'delivery')[];
  /** Focuses the Remove button on mount if the focused element disappeared, for a line restored by Undo. */
  focusOnMount?: boolean;
  /** Called with the next quantity, and whether it was stepped or typed. */
  onQuantityChange?: QuantityFieldProps['onCommit'];
  /** Called by the Remove button and for a typed quantity of 0. */
  onRemove?: () => void;
  /** Slot for the fulfillment, usually a `FulfillmentChoice`. */
  fulfillment?: ReactNode;
  /** Slot above the name, for example a `Badge`. */
  badge?: ReactNode;
  /** Slot for more actions next to Remove. */
  actions?: ReactNode;
  /** Slot for the child lines, usually `ChildLine`s. */
  below?: ReactNode;
  /** Form actions, for submissions before hydration through the page's form `LINES_FORM_ID`. */
  forms?: { updateAction: string; removeAction: string };
}

/** One cart line: product, quantity, price and messages. */
export function CartLine({
  line,
  qty,
  pending = [],
  focusOnMount = false,
  onQuantityChange,
  onRemove,
  fulfillment,
  badge,
  actions,
  below,
  forms,
}: CartLineProps) {
  const remove = useFocusOnMount<HTMLButtonElement>(focusOnMount);
  const { page } = useMessages('cart', CART_PAGE_MESSAGES);
  const { lines: texts } = useMessages('cart', LINE_MESSAGES);
  const { product, priceInfo } = line;
  const label = getLineLabel(line);
  const isRemoving = pending.includes('remove');
  const listAmount = toMinorUnits(priceInfo.basePrice);
  const unit = shownUnit(priceInfo.uom);
  const priced = line.messages.every(({ code }) => code !== NO_PRICE);

  return (
    <article
      className={styles.line}
      aria-label={label}
      aria-busy={pending.length > 0}
      data-pending={pending.join(' ')}
    >
      <Link href={product.itemUrl} className={styles.picture} tabIndex={-1} aria-hidden="true">
        <ImageWithFallback src={product.images[0]} alt="" width={112} height={112} loading="lazy" />
      </Link>

      <div className={styles.text}>
        {badge}
        <h3 className={styles.name} lang={product.lang}>
          <Link href={product.itemUrl} variant="quiet">
            {product.name}
          </Link>
        </h3>
        {product.soldBy !== undefined && <p className={styles.detail}>{page.soldBy(product.soldBy)}</p>}
        {priced && (
          // For a single piece, the unit price equals the line price and is omitted. Its row stays, so that nothing moves when the quantity
          // changes.
          <p className={styles.detail}>
            {(line.qty !== 1 || unit !== undefined) && (
              <Price amount={toMinorUnits(priceInfo.finalPricePerUnit)} unit={unit} size="small" />
            )}
          </p>
        )}
        {line.configuration?.map(({ name, value }, place) => (
          // The configurator may send several values with the same name.
          <p key={`${name}-${place}`} className={styles.detail}>
            {name}: {value}
          </p>
        ))}
        {line.priceChangedFrom !== undefined && <PriceChange line={line} />}
      </div>

      <div className={styles.controls}>
        <div className={styles.quantity}>
          <LineQuantity
            cartItemId={line.cartItemId}
            name={label}
            qty={qty}
            max={getMaxQuantity(product)}
            step={product.orderMultiple}
            busy={pending.includes('quantity')}
            disabled={isRemoving}
            onCommit={(next, entry) => onQuantityChange?.(next, entry)}
            onZero={onRemove}
            updateAction={forms?.updateAction}
          />
        </div>

        <div className={styles.actions}>
          {actions}
          <Button
            ref={remove}
            {...getLineSubmit(line.cartItemId, forms?.removeAction)}
            onClick={(event) => {
              event.preventDefault();
              onRemove?.();
            }}
            variant="quiet"
            size="small"
            icon="trash"
            busy={isRemoving}
            aria-label={texts.removeLine(label)}
          >
            {texts.remove}
          </Button>
        </div>
      </div>

      <div className={styles.price} data-pending={pending.includes('quantity')}>
        <Price
          amount={priced ? toMinorUnits(priceInfo.finalPrice) : undefined}
          {...(listAmount === undefined ? {} : { listAmount })}
        />
      </div>

      {fulfillment && <div className={styles.fulfillment}>{fulfillment}</div>}

      {line.messages.length > 0 && (
        <div className={styles.messages}>
          <LineMessages line={line} />
        </div>
      )}
      {below && <div className={styles.below}>{below}</div>}
    </article>
  );
}
