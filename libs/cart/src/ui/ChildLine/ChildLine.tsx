import { toMinorUnits } from '@foolscap/core/money';
import { Alert, Button, Link, Price } from '@foolscap/ui/components';
import type { CartItem } from '../../contract/index.ts';
import { getLineOutcome, itemMessageText, LINES_FORM_ID } from '../../model/index.ts';
import { useCartMessages } from '../messages.tsx';
import styles from './ChildLine.module.scss';

export interface ChildLineProps {
  /** The child line as the server sent it. */
  line: CartItem;
  /** Called by the button "Remove". */
  onRemove?: () => void;
  /** Form action, for submissions before hydration in the form `LINES_FORM_ID` of the page. */
  forms?: { removeAction: string };
}

/** A line in a compact form: a plan or service beneath its product, or an item that is no longer sold. */
export function ChildLine({ line, onRemove, forms }: ChildLineProps) {
  const messages = useCartMessages();
  const { product, priceInfo, qty } = line;
  return (
    <article className={styles.line} aria-label={product.name}>
      <p className={styles.name}>
        <Link href={product.itemUrl} variant="quiet">
          {product.name}
        </Link>
        <span className={styles.quantity}> Quantity {qty}</span>
      </p>
      <Button
        type="submit"
        form={forms && LINES_FORM_ID}
        formAction={forms?.removeAction}
        name="cartItemId"
        value={line.cartItemId}
        onClick={(event) => {
          event.preventDefault();
          // This button goes with its line, so focus moves to the product above.
          event.currentTarget.closest('li')?.querySelector<HTMLElement>('a[href]')?.focus();
          onRemove?.();
        }}
        variant="quiet"
        size="small"
        icon="trash"
        aria-label={`Remove ${product.name}`}
      >
        Remove
      </Button>
      {line.status !== 'INVALID' && (
        <div className={styles.price}>
          <Price amount={toMinorUnits(priceInfo.finalPrice)} size="small" />
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
