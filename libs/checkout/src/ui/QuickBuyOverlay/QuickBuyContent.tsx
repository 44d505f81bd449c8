import type { ReactNode } from 'react';
import { deliveryWindow } from '@foolscap/core/dates';
import { getAlertType } from '@foolscap/core/vocabulary';
import {
  Alert,
  DefinitionList,
  SkeletonText,
  Stack,
  Text,
  useLocale,
  VisuallyHidden,
  useMessages,
} from '@foolscap/ui/components';
import type { CheckoutInfo, Order } from '../../contract/index.ts';
import {
  addressLines,
  CHECKOUT_CODES,
  checkoutMessage,
  checkoutNotice,
  quickBuyNotice,
  QUICK_BUY_CODES,
  quickBuyMessage,
  tenderName,
} from '../../model/index.ts';
import type { QuickBuyFailure, QuickBuyItem, QuickBuyPhase } from '../../model/index.ts';
import { OrderSummary } from '../OrderSummary/OrderSummary.tsx';
import { CHECKOUT_MESSAGES } from '../../model/messages.ts';
import { QUICK_BUY_MESSAGES } from '../../model/quick-buy-messages.ts';

export interface QuickBuyContentProps {
  item: QuickBuyItem;
  purchase: QuickBuyPhase;
}

/** The content of the overlay of quick buy. */
export function QuickBuyContent({ item, purchase }: QuickBuyContentProps) {
  const messages = useMessages('checkout', CHECKOUT_MESSAGES);
  const own = useMessages('checkout', QUICK_BUY_MESSAGES);
  const refusalMessage = (failure: QuickBuyFailure) =>
    quickBuyMessage(failure.code, own) ?? checkoutMessage(failure, messages);
  switch (purchase.phase) {
    case 'preparing':
      return <Pending text="Getting your total…" />;
    case 'unready':
      return (
        <Alert key={purchase.serial} kind="failure" live="assertive">
          {refusalMessage(purchase.failure)}
        </Alert>
      );
    case 'review':
      return (
        <Stack gap={4}>
          {purchase.failure && (
            <Alert
              key={purchase.serial}
              kind={purchase.failure.code === CHECKOUT_CODES.totalChanged ? 'warning' : 'failure'}
              live="assertive"
              takesFocus
            >
              {refusalMessage(purchase.failure)}
            </Alert>
          )}
          <Notices info={purchase.info} item={item} />
          <Review info={purchase.info} />
        </Stack>
      );
    case 'placing':
      return purchase.info ? (
        <>
          <Announced>Placing your order…</Announced>
          <Review info={purchase.info} pending />
        </>
      ) : (
        <Pending text="Checking your order…" />
      );
    case 'uncertain':
      return (
        <Stack gap={4}>
          <Alert
            key={purchase.serial}
            kind="warning"
            live="assertive"
            title="We didn’t get a response"
            takesFocus={purchase.serial > 0}
          >
            Your order may have been placed. Check again. You won’t be charged twice.
          </Alert>
          {purchase.info && <Review info={purchase.info} />}
        </Stack>
      );
    case 'placed':
      return <Placed order={purchase.order} cancel={purchase.cancel} />;
    default:
      return null;
  }
}

const Announced = ({ children }: { children: ReactNode }) => (
  <VisuallyHidden>
    <p role="status">{children}</p>
  </VisuallyHidden>
);

const Pending = ({ text }: { text: string }) => (
  <Stack gap={4} aria-busy>
    <Announced>{text}</Announced>
    <SkeletonText lines={2} />
    <SkeletonText lines={3} />
    <SkeletonText lines={4} />
  </Stack>
);

/** Messages about differences from the requested item, and about what blocks the order. */
function Notices({ info, item }: { info: CheckoutInfo; item: QuickBuyItem }) {
  const messages = useMessages('checkout', CHECKOUT_MESSAGES);
  const own = useMessages('checkout', QUICK_BUY_MESSAGES);
  const notice = quickBuyNotice(info, item);
  const units = info.lines.find(({ itemId }) => itemId === item.itemId)?.qty ?? 0;
  const shown = [...info.messages, ...info.lines.flatMap((line) => line.messages)].filter(
    ({ description }) => description,
  );
  return (
    <>
      {notice === 'undeliverable' && (
        <Alert kind="failure">{messages.checkout.UN_DELIVERABLE_ADDRESSES}</Alert>
      )}
      {notice === 'limited' && shown.length === 0 && (
        <Alert kind="warning">
          Only {units} of {item.qty} can be ordered right now.
        </Alert>
      )}
      {notice === 'blocked' && shown.length === 0 && (
        <Alert kind="failure">{own.quickBuy[QUICK_BUY_CODES.notReady]}</Alert>
      )}
      {shown.map(({ code, description, type }) => (
        <Alert key={code} kind={getAlertType(type)}>
          {checkoutNotice({ code, ...(description ? { description } : {}) }, messages)}
        </Alert>
      ))}
    </>
  );
}

const lines = (address: NonNullable<CheckoutInfo['shippingAddress']>): ReactNode =>
  addressLines(address).join(', ');

function Review({ info, pending = false }: { info: CheckoutInfo; pending?: boolean }) {
  const locale = useLocale();
  const { shippingAddress, deliveryMethods, payment } = info;
  const method = deliveryMethods.find(({ selected }) => selected);
  return (
    <Stack gap={4}>
      <DefinitionList
        items={[
          ...(shippingAddress ? [{ term: 'Deliver to', description: lines(shippingAddress) }] : []),
          ...(method ? [{ term: 'Arrives', description: deliveryWindow(method, locale) }] : []),
          ...(payment ? [{ term: 'Pay with', description: tenderName(payment) }] : []),
        ]}
      />
      <OrderSummary lines={info.lines} totals={info.totals} pending={pending} />
    </Stack>
  );
}

function Placed({
  order,
  cancel,
}: {
  order: Order;
  cancel: Extract<QuickBuyPhase, { phase: 'placed' }>['cancel'];
}) {
  const messages = useMessages('checkout', CHECKOUT_MESSAGES);
  const locale = useLocale();
  return (
    <Stack gap={4}>
      {cancel.phase === 'failed' && (
        <Alert kind="failure" live="assertive">
          {checkoutMessage(cancel.failure, messages)}
        </Alert>
      )}
      <Alert kind={cancel.phase === 'canceled' ? 'info' : 'success'} live="polite" takesFocus>
        {cancel.phase === 'canceled'
          ? `Order ${order.orderNumber} is canceled. You won’t be charged.`
          : `Order ${order.orderNumber} is placed.`}
      </Alert>
      {cancel.phase !== 'canceled' && order.shippingAddress && (
        <DefinitionList
          items={[
            { term: 'Deliver to', description: lines(order.shippingAddress) },
            { term: 'Arrives', description: deliveryWindow(order, locale) },
            { term: 'Paid with', description: tenderName(order.payment) },
          ]}
        />
      )}
      <Text size={14} tone="muted">
        We sent a confirmation to {order.emailId1}.
      </Text>
    </Stack>
  );
}
