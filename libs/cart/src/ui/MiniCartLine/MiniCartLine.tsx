import { toMinorUnits } from '@foolscap/core/money';
import { getAlertType } from '@foolscap/core/vocabulary';
import type { AlertType } from '@foolscap/core/vocabulary';
import { Alert, Button, ImageWithFallback, Link, Price, Text, useMessages } from '@foolscap/ui/components';
import type { CartItem } from '../../contract/index.ts';
import { getLineLabel, ITEM_CODES, itemMessageText } from '../../model/index.ts';
import { PriceChange } from '../PriceChange/PriceChange.tsx';
import { CART_MESSAGES } from '../../model/messages.ts';
import { LINE_MESSAGES } from '../../model/line-messages.ts';
import styles from './MiniCartLine.module.scss';

/** A notification in the mini cart, about the whole cart or one line. */
export interface MiniCartNotice {
  code: string;
  alertType: AlertType;
  /** The server's text, for codes without our own text. */
  description?: string;
}

export interface MiniCartLineProps {
  /** The line as the server sent it. */
  line: CartItem;
  /** The optimistic quantity, or the server's own if nothing is pending. */
  qty: number;
  /** The lines that belong to it, such as a protection plan. */
  below?: readonly { name: string; qty: number }[];
  /** Notifications about the line since it was added; announced when they appear. */
  notifications?: readonly MiniCartNotice[];
  /** Whether a quantity change is in flight; the price is dimmed, not estimated. */
  pending?: boolean;
  /** `removing`: the removal is in flight, and the line fades. `leaving`: it is confirmed, and the line collapses. */
  removal?: 'removing' | 'leaving' | undefined;
  /** `compact` has no picture. */
  variant?: 'full' | 'compact';
  /** Focuses the Remove button on mount if the focused element disappeared, for a line restored by Undo. */
  focusOnMount?: boolean;
  /** Called by the button "Remove". */
  onRemove?: () => void;
}

const focusIfLost = (button: HTMLButtonElement | null) => {
  if (document.activeElement === document.body) button?.focus();
};

/** A line of the mini cart: product, quantity, price, notifications and Remove. */
export function MiniCartLine({
  line,
  qty,
  below = [],
  notifications = [],
  pending = false,
  removal,
  variant = 'full',
  focusOnMount = false,
  onRemove,
}: MiniCartLineProps) {
  const texts = useMessages('cart', CART_MESSAGES);
  const { lines } = useMessages('cart', LINE_MESSAGES);
  const { messages, priceInfo, product } = line;
  const label = getLineLabel(line);
  const isLeaving = removal === 'leaving';
  const hasPrice = !messages.some(({ code }) => code === ITEM_CODES.priceNotAvailable);
  const newCodes = new Set(notifications.map(({ code }) => code));
  const known = messages.filter(({ code }) => !newCodes.has(code));
  return (
    <div className={styles.frame} data-removal={removal} inert={isLeaving}>
      <article
        className={styles.line}
        aria-label={label}
        aria-busy={pending || removal === 'removing'}
        data-variant={variant}
      >
        {variant === 'full' && (
          <Link href={product.itemUrl} className={styles.picture} tabIndex={-1} aria-hidden="true">
            <ImageWithFallback src={product.images[0]} alt="" width={64} height={64} />
          </Link>
        )}
        <div className={styles.text}>
          <div className={styles.row}>
            <h3 className={styles.name} lang={product.lang}>
              <Link href={product.itemUrl} variant="quiet">
                {product.name}
              </Link>
            </h3>
            <div className={styles.price} data-pending={pending}>
              <Price size="small" amount={hasPrice ? toMinorUnits(priceInfo.finalPrice) : undefined} />
            </div>
          </div>
          <div className={styles.row}>
            <Text size={14} tone="muted">
              {lines.quantity(qty)}
              {line.configuration?.map(({ value }) => ` · ${value}`)}
              {below.map((child) => ` · ${lines.with(child.name, child.qty)}`)}
            </Text>
            <Button
              ref={focusOnMount ? focusIfLost : undefined}
              variant="quiet"
              size="small"
              icon="trash"
              busy={removal === 'removing'}
              className={styles.action}
              aria-label={lines.removeLine(label)}
              onClick={onRemove}
            >
              {lines.remove}
            </Button>
          </div>
          {!isLeaving && <PriceChange line={line} />}
        </div>
        {!isLeaving && known.length + notifications.length > 0 && (
          <div className={styles.messages}>
            {known.map((message) => (
              <Alert key={message.code} kind={getAlertType(message.type)}>
                {itemMessageText(message, line, texts)}
              </Alert>
            ))}
            {notifications.map((notice) => (
              <Alert key={notice.code} kind={notice.alertType} live="polite">
                {itemMessageText(notice, line, texts)}
              </Alert>
            ))}
          </div>
        )}
      </article>
    </div>
  );
}
