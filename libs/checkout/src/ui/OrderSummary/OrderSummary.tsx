import type { ReactNode } from 'react';
import { labelWith } from '@foolscap/core/text';
import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import {
  Amounts,
  ImageWithFallback,
  SectionHeading,
  VisuallyHidden,
  useLocale,
  useMessages,
} from '@foolscap/ui/components';
import type { CheckoutInfo, Order, Totals } from '../../contract/index.ts';
import { arrivalTexts, nestLines } from '../../model/index.ts';
import { getAmountRows } from './amount-rows.ts';
import { ORDER_MESSAGES } from '../../model/order-messages.ts';
import styles from './OrderSummary.module.scss';

export interface OrderSummaryLine {
  cartItemId?: string;
  /** The line that a plan or service is for; it is listed below that line. */
  parentCartItemId?: string | undefined;
  itemId: string;
  name: string;
  image: string;
  qty: number;
  finalPrice: number;
  uom: string;
  /** Delivery window, ISO dates. */
  minDeliveryDate?: string | undefined;
  maxDeliveryDate?: string | undefined;
  /** The configuration of an item that is made to order. */
  configuration?: Order['lines'][number]['configuration'];
  /** The seller that ships the item, if it is not the shop. */
  soldBy?: string | undefined;
}

export interface OrderSummaryProps {
  /** Omit if the page lists them elsewhere. */
  lines?: readonly OrderSummaryLine[];
  /** Totals, fees and taxes, in dollars. */
  totals: Totals;
  /** Savings through each promotion and coupon; without them, one row for all savings. */
  adjustments?: Order['adjustments'];
  /** Returned for canceled units. */
  refundedTotal?: number | undefined;
  /** The cart's gift and prepaid cards. Those that pay are shown, with the remaining amount. */
  orderPayments?: CheckoutInfo['orderPayments'];
  /** The totals are being recalculated. */
  pending?: boolean;
  /** Slot for the main action and its notes. */
  action?: ReactNode;
}

/** Above this number of lines the list collapses, so that the total and the action stay in view. */
const MAX_OPEN_LINES = 5;

/** The order lines and totals. */
export function OrderSummary({
  lines = [],
  totals,
  adjustments,
  refundedTotal = 0,
  orderPayments,
  pending = false,
  action,
}: OrderSummaryProps) {
  const locale = useLocale();
  const messages = useMessages('checkout', ORDER_MESSAGES);
  const { order: texts } = messages;
  const money = (value: number) => formatMoney(toMinorUnits(value), locale);
  const amounts = getAmountRows({ totals, adjustments, refundedTotal, orderPayments }, locale, messages);
  const nested = nestLines(
    lines,
    ({ cartItemId }) => cartItemId,
    ({ parentCartItemId }) => parentCartItemId,
  );
  const arrivals = arrivalTexts(
    nested.map(({ line }) => line),
    locale,
    messages,
  );
  const list = (
    <ul className={styles.lines}>
      {nested.map(
        ({ line: { itemId, name, image, qty, finalPrice, configuration, soldBy }, parent }, place) => (
          <li key={`${itemId}-${place}`} className={styles.line} data-below={parent !== undefined}>
            <ImageWithFallback
              src={image}
              alt=""
              width={56}
              height={56}
              loading="lazy"
              className={styles.picture}
            />
            <p className={styles.name}>
              {name} <span className={styles.quantity}>× {qty}</span>
              {parent && <VisuallyHidden> {texts.forItem(parent.name)}</VisuallyHidden>}
              {[
                soldBy && texts.soldBy(soldBy),
                ...(configuration ?? []).map((each) => labelWith(each.name, each.value)),
                arrivals[place],
              ].map(
                (text, index) =>
                  text && (
                    <span key={`${text}-${index}`} className={styles.detail}>
                      {text}
                    </span>
                  ),
              )}
            </p>
            <p className={styles.price}>{money(finalPrice)}</p>
          </li>
        ),
      )}
    </ul>
  );
  return (
    <section className={styles.summary} aria-label={texts.label} aria-busy={pending}>
      <SectionHeading level={2} size="small">
        {texts.heading}
      </SectionHeading>
      {lines.length > MAX_OPEN_LINES ? (
        <details className={styles.many}>
          <summary>{texts.products(lines.length)}</summary>
          {list}
        </details>
      ) : (
        lines.length > 0 && list
      )}
      <Amounts {...amounts} pending={pending} />
      {action}
    </section>
  );
}
