import { dateFormat } from '@foolscap/core/dates';
import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import { Badge, EmptyState, Link, useLocale } from '@foolscap/ui/components';
import type { OrderListItem } from '../../contract/index.ts';
import type { OrderStatus } from '../../model/index.ts';
import styles from './OrderRows.module.scss';

export interface OrderRowsProps {
  orders: readonly OrderListItem[];
  /** Whether something was searched for: nothing found is not nothing ordered. */
  filtered?: boolean;
}

/** The status of an order in words. */
export const ORDER_STATUS_WORDS: Record<OrderStatus, string> = {
  PLACED: 'Placed',
  READY_FOR_PICKUP: 'Ready for pickup',
  SHIPPED: 'Shipped',
  PARTLY_DONE: 'Partly handed over',
  DELIVERED: 'Delivered',
  COLLECTED: 'Collected',
  CANCELLED: 'Cancelled',
};

/** Orders, newest first. */
export function OrderRows({ orders, filtered = false }: OrderRowsProps) {
  const locale = useLocale();
  if (orders.length === 0)
    return filtered ? (
      <EmptyState title="No orders found">Try another number, item, status or year.</EmptyState>
    ) : (
      <EmptyState title="No orders yet">What you order shows up here.</EmptyState>
    );
  const date = dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <ul className={styles.rows}>
      {orders.map(
        ({ orderNumber, placedAt, status, ordTotal, numberOfItems, purchaseOrderNumber, placedBy }) => (
          <li key={orderNumber} className={styles.row}>
            <div className={styles.what}>
              <Link href={`/order/${orderNumber}`}>Order {orderNumber}</Link>
              <p className={styles.facts}>
                <span>{date.format(new Date(placedAt))}</span>
                <span>
                  {numberOfItems} {numberOfItems === 1 ? 'item' : 'items'}
                </span>
                {purchaseOrderNumber && <span>PO {purchaseOrderNumber}</span>}
                {placedBy && <span>{placedBy}</span>}
              </p>
            </div>
            <Badge>{ORDER_STATUS_WORDS[status as OrderStatus] ?? status}</Badge>
            <strong className={styles.total}>{formatMoney(toMinorUnits(ordTotal), locale)}</strong>
          </li>
        ),
      )}
    </ul>
  );
}
