import type { ReactNode } from 'react';
import { toMinorUnits } from '@foolscap/core/money';
import { Alert, Button, Link, Price, useMessages } from '@foolscap/ui/components';
import type { CartItem } from '../../contract/index.ts';
import { getLineLabel, getLineOutcome, getLineSubmit, itemMessageText } from '../../model/index.ts';
import { LineQuantity } from '../LineQuantity/LineQuantity.tsx';
import { PriceChange } from '../PriceChange/PriceChange.tsx';
import { useFocusOnMount } from '../use-focus-on-mount.ts';
import { CART_MESSAGES } from '../../model/messages.ts';
import { LINE_MESSAGES } from '../../model/line-messages.ts';
import styles from './ChildLine.module.scss';

export interface ChildLineProps {
  /** The child line as the server sent it. */
  line: CartItem;
  /** The optimistic quantity; the line's by default. */
  qty?: number;
  /** Whether a quantity change is in flight. */
  isSaving?: boolean;
  /** Whether the removal is in flight. */
  isRemoving?: boolean;
  /** Focuses the Remove button on mount if the focused element disappeared, for a line restored by Undo. */
  focusOnMount?: boolean;
  /** Maximum quantity: the product's for a plan or service, the item limit for an accessory. Without it, the quantity cannot be changed. */
  max?: number;
  /** Slot for the delivery of an accessory; plans and services have no delivery of their own. */
  fulfillment?: ReactNode;
  /** Called with a new quantity. */
  onQuantityChange?: (qty: number) => void;
  /** Called by the Remove button. */
  onRemove?: () => void;
  /** Form actions, for submissions before hydration through the page's form `LINES_FORM_ID`. */
  forms?: { updateAction?: string; removeAction: string };
}

/** A compact line: a plan, service or accessory below its product, or an item that is no longer sold. */
export function ChildLine({
  line,
  qty = line.qty,
  isSaving = false,
  isRemoving = false,
  focusOnMount = false,
  max = 1,
  fulfillment,
  onQuantityChange,
  onRemove,
  forms,
}: ChildLineProps) {
  const remove = useFocusOnMount<HTMLButtonElement>(focusOnMount);
  const { lines: texts } = useMessages('cart', LINE_MESSAGES);
  const messages = useMessages('cart', CART_MESSAGES);
  const { product, priceInfo } = line;
  const label = getLineLabel(line);
  const isChangeable = max > 1 && line.status !== 'INVALID';
  return (
    <article className={styles.line} aria-label={label}>
      <p className={styles.name}>
        <Link href={product.itemUrl} variant="quiet" lang={product.lang}>
          {product.name}
        </Link>
        {!isChangeable && <span className={styles.quantity}> {texts.quantity(qty)}</span>}
      </p>
      {isChangeable && (
        <div className={styles.change}>
          <LineQuantity
            cartItemId={line.cartItemId}
            name={label}
            qty={qty}
            max={max}
            step={line.parentRelationType === 'ADDON' ? product.orderMultiple : undefined}
            busy={isSaving}
            disabled={isRemoving}
            onCommit={onQuantityChange}
            onZero={onRemove}
            updateAction={forms?.updateAction}
          />
        </div>
      )}
      <Button
        ref={remove}
        {...getLineSubmit(line.cartItemId, forms?.removeAction)}
        onClick={(event) => {
          event.preventDefault();
          // This button disappears with its line, so focus moves to the product above. A line without a parent hands the focus to Undo.
          const above = event.currentTarget
            .closest('li')
            ?.querySelector<HTMLElement>('a[href]:not([aria-hidden])');
          if (!event.currentTarget.closest('article')?.contains(above ?? null)) above?.focus();
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
      {line.status !== 'INVALID' && (
        <div className={styles.price}>
          <Price amount={toMinorUnits(priceInfo.finalPrice)} size="small" />
        </div>
      )}
      {fulfillment && <div className={styles.fulfillment}>{fulfillment}</div>}
      {line.priceChangedFrom !== undefined && (
        <div className={styles.messages}>
          <PriceChange line={line} />
        </div>
      )}
      {line.messages.length > 0 && (
        <div className={styles.messages}>
          <Alert kind={getLineOutcome(line.messages).alert ?? 'info'} live="polite">
            {line.messages.map((message) => (
              <p key={message.code}>{itemMessageText(message, line, messages)}</p>
            ))}
          </Alert>
        </div>
      )}
    </article>
  );
}
