import type { ReactNode } from 'react';
import { dateFormat } from '@foolscap/core/dates';
import {
  Alert,
  Button,
  ButtonLink,
  DefinitionList,
  Grid,
  Inline,
  SectionHeading,
  Stack,
  Text,
  useLocale,
} from '@foolscap/ui/components';
import type { Order } from '../../contract/index.ts';
import { getApprovalEnd, type ReorderItem, reorderItems } from '../../model/index.ts';
import { Invoice } from '../Invoice/Invoice.tsx';
import { OrderSummary } from '../OrderSummary/OrderSummary.tsx';
import { listOrderFacts } from './order-facts.tsx';
import { OrderItems } from './OrderItems.tsx';
import { OrderProgress } from './OrderProgress.tsx';
import styles from './Confirmation.module.scss';

export interface ConfirmationProps {
  /** The order as the server sent it. */
  order: Order;
  /** Slot for a picture next to the heading. */
  picture?: ReactNode;
  /** Adds items to the cart again. Its buttons are absent if nothing can be bought again. */
  onReorder?: (items: ReorderItem[]) => void;
  /** Pass it while the order can be canceled. */
  onCancel?: () => void;
  /** The order is being canceled: clicks are ignored. */
  canceling?: boolean;
  /** Slot at the end of the items, such as their current prices. */
  belowItems?: ReactNode;
  /** Outcome of the last action, above the order. */
  notice?: ReactNode;
}

const TITLES: Record<Order['status'], (orderNumber: string) => string> = {
  PLACED: (orderNumber) => `Thank you. Order ${orderNumber} is placed.`,
  PENDING_APPROVAL: (orderNumber) => `Order ${orderNumber} is waiting for approval.`,
  RELEASED: (orderNumber) => `Order ${orderNumber} is approved.`,
  DECLINED: (orderNumber) => `Order ${orderNumber} was declined.`,
  READY_FOR_PICKUP: (orderNumber) => `Order ${orderNumber} is ready for pickup.`,
  SHIPPED: (orderNumber) => `Order ${orderNumber} is on its way.`,
  PARTLY_DONE: (orderNumber) => `Order ${orderNumber} is partially completed.`,
  DELIVERED: (orderNumber) => `Order ${orderNumber} was delivered.`,
  COLLECTED: (orderNumber) => `Order ${orderNumber} was picked up.`,
  CANCELED: (orderNumber) => `Order ${orderNumber} is canceled.`,
};

/** One order: progress, items, destination, dates, payment, and available actions. */
export function Confirmation({
  order,
  picture,
  onReorder,
  onCancel,
  canceling = false,
  belowItems,
  notice,
}: ConfirmationProps) {
  const locale = useLocale();
  const formatDay = (instant: string) =>
    dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(instant));
  const reordered = reorderItems(order.lines);
  const isUndone = order.status === 'CANCELED' || order.status === 'DECLINED';
  return (
    <Stack gap={8}>
      <header className={styles.header}>
        {!isUndone && picture}
        <div>
          <h1 className={styles.title}>{TITLES[order.status](order.orderNumber)}</h1>
          <p className={styles.mail}>
            {order.status === 'PLACED' || order.status === 'PENDING_APPROVAL' ? (
              <>
                We’re sending a confirmation to <strong>{order.emailId1}</strong>.
              </>
            ) : (
              <>
                Updates go to <strong>{order.emailId1}</strong>.
              </>
            )}
          </p>
        </div>
      </header>
      {!isUndone && <OrderProgress order={order} />}
      {notice}
      {order.status === 'PENDING_APPROVAL' && (
        <Alert kind="info">
          An approver at your organization can decide until {formatDay(getApprovalEnd(order.placedAt))}. Until
          then nothing is shipped, and your payment is authorized but not charged. We’ll email you the
          decision.
        </Alert>
      )}
      <Grid columns="aside">
        <Stack gap={5}>
          <SectionHeading level={2}>Your order</SectionHeading>
          <DefinitionList items={listOrderFacts(order, locale)} />
          <SectionHeading level={2}>Items</SectionHeading>
          <OrderItems order={order} onReorder={onReorder} />
          {belowItems}
          <Invoice order={order} />
          <Inline gap={3}>
            {onReorder && reordered.length > 0 && (
              <Button onClick={() => onReorder(reordered)}>Reorder everything</Button>
            )}
            <ButtonLink href="/" variant="secondary">
              Keep shopping
            </ButtonLink>
            {order.cancellableUntil && onCancel && (
              <Button variant="quiet" busy={canceling} onClick={onCancel}>
                Cancel order
              </Button>
            )}
          </Inline>
          {order.cancellableUntil && onCancel && (
            <Text size={14} tone="muted">
              You can cancel within 30 minutes of ordering.
            </Text>
          )}
        </Stack>
        <OrderSummary
          totals={order.totals}
          adjustments={order.adjustments}
          {...(isUndone ? {} : { refundedTotal: order.refundedTotal })}
        />
      </Grid>
    </Stack>
  );
}
