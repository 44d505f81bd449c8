import { type ReactNode, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  Alert,
  ButtonLink,
  EmptyState,
  lazyComponent,
  SectionHeading,
  Stack,
  useLocale,
  useSettledValue,
} from '@foolscap/ui/components';
import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import type { Order } from '../contract/index.ts';
import { checkoutMessage, tenderName } from '../model/index.ts';
import { checkoutActions, selectCancel, selectOrder } from '../state/index.ts';
import { CheckoutSkeleton, Confirmation } from '../ui/index.ts';
import { useCheckoutMessages } from '../ui/messages.tsx';
import { useRequestWhenCleared } from './use-request-when-cleared.ts';

export interface OrderPageProps {
  orderNumber: string;
  picture?: ReactNode;
  /** Slot at the end of the items. */
  belowItems?: ReactNode;
  /** Slot for the actions when this shopper cannot see the order, such as signing in. */
  whenMissing?: ReactNode;
}

const ConfirmDialog = lazyComponent(async () => ({
  default: (await import('@foolscap/ui/overlays')).ConfirmDialog,
}));

/** Describes the consequences of canceling an order. */
function describeCancellation(
  { status, totals, refundedTotal = 0, payments = [], payment }: Order,
  locale: string,
): string {
  const minor = toMinorUnits(totals.ordTotal - refundedTotal) ?? 0;
  const left = formatMoney(minor, locale);
  const names = (payments.length > 0 ? payments : [payment]).map(tenderName).join(', ');
  // Until the approval, money is only held.
  const returned = status === 'PENDING_APPROVAL' ? 'release the authorization of' : 'return';
  const money =
    minor > 0 ? `, and we’ll ${returned} ${left} ${returned === 'return' ? 'to' : 'on'} ${names}` : '';
  return `We won’t prepare any of its items${money}. You can’t undo this.`;
}

/** The page of one order, which is also its confirmation. Its route requests the order; the page only retries. */
export function OrderPage(props: OrderPageProps) {
  return <OneOrder key={props.orderNumber} {...props} />;
}

function OneOrder({ orderNumber, picture, belowItems, whenMissing }: OrderPageProps) {
  const messages = useCheckoutMessages();
  const dispatch = useDispatch();
  const order = useSelector(selectOrder);
  const cancel = useSelector(selectCancel);
  const locale = useLocale();
  /** Whether the confirmation is open; undefined until it is first opened. */
  const [isConfirming, setConfirming] = useState<boolean>();
  const load = order.orderNumber === orderNumber ? order.load : { phase: 'loading' as const };
  // While reloading, only the "Try again" button shows progress.
  const reading = load.phase === 'loading';
  const failure = useSettledValue(load.phase === 'failed' ? load.failure : undefined, reading);
  useRequestWhenCleared(order.orderNumber === '', () =>
    dispatch(checkoutActions.orderRequested({ orderNumber })),
  );

  if (load.phase === 'ready') {
    return (
      <>
        <Confirmation
          order={load.value}
          picture={picture}
          belowItems={belowItems}
          onReorder={(items) => dispatch(checkoutActions.reorderRequested({ items }))}
          onCancel={() => setConfirming(true)}
          canceling={cancel.phase === 'canceling'}
          notice={
            cancel.phase === 'failed' ? (
              <Alert key={cancel.serial} kind="failure" live="assertive">
                {checkoutMessage(cancel.failure, messages)}
              </Alert>
            ) : load.value.status === 'CANCELED' ? (
              <Alert kind="info" live="polite">
                We won’t prepare your items. Anything you paid goes back to you.
              </Alert>
            ) : undefined
          }
        />
        {isConfirming !== undefined && (
          <ConfirmDialog
            open={isConfirming}
            title={`Cancel order ${orderNumber}?`}
            confirmLabel="Cancel order"
            cancelLabel="Keep order"
            danger
            onCancel={() => setConfirming(false)}
            onConfirm={() => {
              setConfirming(false);
              dispatch(checkoutActions.cancelRequested({ orderNumber }));
            }}
          >
            {describeCancellation(load.value, locale)}
          </ConfirmDialog>
        )}
      </>
    );
  }
  if (!failure) return <CheckoutSkeleton label="Loading your order" />;
  return failure.status === 404 ? (
    <EmptyState
      title="We can’t find that order"
      level={1}
      actions={whenMissing ?? <ButtonLink href="/">Go to the home page</ButtonLink>}
    >
      Check the number. If you ordered with an account, sign in to it. Otherwise use the link in your order’s
      email, or find it by number and email address.
    </EmptyState>
  ) : (
    <Stack gap={6}>
      <SectionHeading level={1}>Your order</SectionHeading>
      <Alert
        kind="failure"
        live="assertive"
        onRetry={() => dispatch(checkoutActions.orderRequested({ orderNumber }))}
        isRetrying={reading}
      >
        {checkoutMessage(failure, messages)}
      </Alert>
    </Stack>
  );
}
