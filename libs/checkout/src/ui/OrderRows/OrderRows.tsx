import type { ReactNode } from 'react';
import { dateFormat } from '@foolscap/core/dates';
import { messageFor } from '@foolscap/core/messages';
import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import {
  Badge,
  EmptyState,
  Link,
  Table,
  useLocale,
  VisuallyHidden,
  useMessages,
} from '@foolscap/ui/components';
import type { BadgeProps, TableColumn } from '@foolscap/ui/components';
import type { OrderListItem } from '../../contract/index.ts';
import type { OrderStatus } from '../../model/index.ts';
import { CHECKOUT_MESSAGES } from '../../model/messages.ts';
import { ORDER_ROWS_MESSAGES } from '../../model/order-rows-messages.ts';
import styles from './OrderRows.module.scss';

export interface OrderRowsProps {
  /** Undefined while loading: skeletons show. */
  orders: readonly OrderListItem[] | undefined;
  /** True for a filtered list, which has its own message when empty. */
  filtered?: boolean;
  /** Actions shown without any orders. */
  emptyActions?: ReactNode;
  /** Shown instead of an empty list. */
  empty?: ReactNode;
  /** Accessible name of the table. */
  caption?: string;
  /** Placeholder rows while loading. */
  loadingRows?: number;
  /** Renders an order's action, such as buying it again; no column by default. */
  renderAction?: (order: OrderListItem) => ReactNode;
}

/** Statuses that need the shopper's attention are highlighted; final ones are muted. */
const TONES: Partial<Record<string, BadgeProps['tone']>> = {
  PLACED: 'info',
  PENDING_APPROVAL: 'warning',
  RELEASED: 'info',
  SHIPPED: 'info',
  PARTLY_DONE: 'info',
  READY_FOR_PICKUP: 'success',
} satisfies Partial<Record<OrderStatus, BadgeProps['tone']>>;

/** A table of orders, newest first. */
export function OrderRows({
  orders,
  filtered = false,
  emptyActions,
  empty,
  caption,
  loadingRows = 3,
  renderAction,
}: OrderRowsProps) {
  const messages = useMessages('checkout', CHECKOUT_MESSAGES);
  const locale = useLocale();
  const { orderRows: texts } = useMessages('checkout', ORDER_ROWS_MESSAGES);
  if (orders?.length === 0 && empty !== undefined) return empty;
  if (orders?.length === 0)
    return filtered ? (
      <EmptyState title={texts.notFound}>{texts.notFoundHint}</EmptyState>
    ) : (
      <EmptyState title={texts.none} actions={emptyActions}>
        {texts.noneHint}
      </EmptyState>
    );
  const date = dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const has = (fact: 'purchaseOrderNumber' | 'placedBy') => orders?.some((order) => order[fact]) === true;
  const columns: TableColumn<OrderListItem>[] = [
    {
      id: 'number',
      header: texts.order,
      rowHeader: true,
      cell: ({ orderNumber }) => <Link href={`/order/${orderNumber}`}>{orderNumber}</Link>,
    },
    {
      id: 'placed',
      header: texts.placedOn,
      cell: ({ placedAt }) => <span className={styles.date}>{date.format(new Date(placedAt))}</span>,
    },
    ...(has('placedBy')
      ? [{ id: 'by', header: texts.placedBy, cell: ({ placedBy }: OrderListItem) => placedBy }]
      : []),
    ...(has('purchaseOrderNumber')
      ? [
          {
            id: 'po',
            header: texts.purchaseOrder,
            cell: ({ purchaseOrderNumber = texts.noPurchaseOrder }: OrderListItem) => purchaseOrderNumber,
          },
        ]
      : []),
    {
      id: 'status',
      header: texts.status,
      cell: ({ status }) => (
        <Badge tone={TONES[status] ?? 'neutral'}>{messageFor(messages.orderStatus, status) ?? status}</Badge>
      ),
    },
    {
      id: 'items',
      header: texts.items,
      align: 'end',
      cell: ({ numberOfItems }) => numberOfItems.toLocaleString(locale),
    },
    {
      id: 'total',
      header: texts.total,
      align: 'end',
      cell: ({ ordTotal }) => (
        <strong className={styles.total}>{formatMoney(toMinorUnits(ordTotal), locale)}</strong>
      ),
    },
    ...(renderAction
      ? [
          {
            id: 'action',
            header: <VisuallyHidden>{texts.action}</VisuallyHidden>,
            align: 'end' as const,
            cell: renderAction,
          },
        ]
      : []),
  ];
  return (
    <Table
      caption={caption ?? texts.caption}
      hideCaption
      columns={columns}
      rows={orders ?? []}
      rowKey={({ orderNumber }) => orderNumber}
      loading={!orders}
      loadingRows={loadingRows}
    />
  );
}
