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
  useMessages,
} from '@foolscap/ui/components';
import type { Order } from '../../contract/index.ts';
import { getApprovalEnd, isMembershipOrder, type ReorderItem, reorderItems } from '../../model/index.ts';
import { OrderSummary } from '../OrderSummary/OrderSummary.tsx';
import { listOrderFacts } from './order-facts.tsx';
import { OrderItems } from './OrderItems.tsx';
import { OrderProgress } from './OrderProgress.tsx';
import { ORDER_PAGE_MESSAGES } from '../../model/order-page-messages.ts';
import { ORDER_MESSAGES } from '../../model/order-messages.ts';
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
  const messages = useMessages('checkout', ORDER_PAGE_MESSAGES);
  const { orderPage: texts } = messages;
  const orderMessages = useMessages('checkout', ORDER_MESSAGES);
  const formatDay = (instant: string) =>
    dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(instant));
  const reordered = reorderItems(order.lines);
  const isUndone = order.status === 'CANCELED' || order.status === 'DECLINED';
  return (
    <Stack gap={8}>
      <header className={styles.header}>
        {/* The picture shows a parcel. */}
        {!isUndone && !isMembershipOrder(order) && picture}
        <div>
          <h1 className={styles.title}>{messages.orderTitles[order.status](order.orderNumber)}</h1>
          <p className={styles.mail}>
            {order.status === 'PLACED' || order.status === 'PENDING_APPROVAL'
              ? texts.confirmationTo
              : texts.updatesTo}{' '}
            <strong>{order.emailId1}</strong>.
          </p>
        </div>
      </header>
      {!isUndone && <OrderProgress order={order} />}
      {notice}
      {order.status === 'PENDING_APPROVAL' && (
        <Alert kind="info">{texts.approval(formatDay(getApprovalEnd(order.placedAt)))}</Alert>
      )}
      <Grid columns="aside">
        <Stack gap={5}>
          <SectionHeading level={2}>{texts.title}</SectionHeading>
          <DefinitionList items={listOrderFacts(order, locale, messages, orderMessages)} />
          <SectionHeading level={2}>{texts.items}</SectionHeading>
          <OrderItems order={order} onReorder={onReorder} />
          {belowItems}
          <Inline gap={3}>
            {onReorder && reordered.length > 0 && (
              <Button onClick={() => onReorder(reordered)}>{texts.reorder}</Button>
            )}
            <ButtonLink href="/" variant="secondary">
              {texts.keepShopping}
            </ButtonLink>
            {order.cancellableUntil && onCancel && (
              <Button variant="quiet" busy={canceling} onClick={onCancel}>
                {texts.cancel}
              </Button>
            )}
          </Inline>
          {order.cancellableUntil && onCancel && (
            <Text size={14} tone="muted">
              {texts.cancelHint}
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
