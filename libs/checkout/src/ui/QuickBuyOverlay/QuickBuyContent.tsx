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
import { QUICK_BUY_OVERLAY_MESSAGES } from '../../model/quick-buy-overlay-messages.ts';
import { ORDER_MESSAGES } from '../../model/order-messages.ts';

export interface QuickBuyContentProps {
  item: QuickBuyItem;
  purchase: QuickBuyPhase;
}

/** The content of the overlay of quick buy. */
export function QuickBuyContent({ item, purchase }: QuickBuyContentProps) {
  const messages = useMessages('checkout', CHECKOUT_MESSAGES);
  const own = useMessages('checkout', QUICK_BUY_MESSAGES);
  const { quickBuyOverlay: texts } = useMessages('checkout', QUICK_BUY_OVERLAY_MESSAGES);
  const { order } = useMessages('checkout', ORDER_MESSAGES);
  const refusalMessage = (failure: QuickBuyFailure) =>
    quickBuyMessage(failure.code, own) ?? checkoutMessage(failure, messages);
  switch (purchase.phase) {
    case 'preparing':
      return <Pending text={texts.preparing} />;
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
          <Announced>{texts.placing}</Announced>
          <Review info={purchase.info} pending />
        </>
      ) : (
        <Pending text={texts.checking} />
      );
    case 'uncertain':
      return (
        <Stack gap={4}>
          <Alert
            key={purchase.serial}
            kind="warning"
            live="assertive"
            title={order.noReply}
            takesFocus={purchase.serial > 0}
          >
            {order.noReplyHint}
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
  const { quickBuyOverlay: texts } = useMessages('checkout', QUICK_BUY_OVERLAY_MESSAGES);
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
        <Alert kind="warning">{texts.limited(units, item.qty)}</Alert>
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
  const { quickBuyOverlay: texts } = useMessages('checkout', QUICK_BUY_OVERLAY_MESSAGES);
  const orderMessages = useMessages('checkout', ORDER_MESSAGES);
  const { shippingAddress, deliveryMethods, payment } = info;
  const method = deliveryMethods.find(({ selected }) => selected);
  return (
    <Stack gap={4}>
      <DefinitionList
        items={[
          ...(shippingAddress ? [{ term: texts.deliverTo, description: lines(shippingAddress) }] : []),
          ...(method ? [{ term: texts.arrives, description: deliveryWindow(method, locale) }] : []),
          ...(payment ? [{ term: texts.payWith, description: tenderName(payment, orderMessages) }] : []),
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
  const { quickBuyOverlay: texts } = useMessages('checkout', QUICK_BUY_OVERLAY_MESSAGES);
  const orderMessages = useMessages('checkout', ORDER_MESSAGES);
  const locale = useLocale();
  return (
    <Stack gap={4}>
      {cancel.phase === 'failed' && (
        <Alert kind="failure" live="assertive">
          {checkoutMessage(cancel.failure, messages)}
        </Alert>
      )}
      <Alert kind={cancel.phase === 'canceled' ? 'info' : 'success'} live="polite" takesFocus>
        {cancel.phase === 'canceled' ? texts.canceled(order.orderNumber) : texts.placed(order.orderNumber)}
      </Alert>
      {cancel.phase !== 'canceled' && order.shippingAddress && (
        <DefinitionList
          items={[
            { term: texts.deliverTo, description: lines(order.shippingAddress) },
            { term: texts.arrives, description: deliveryWindow(order, locale) },
            { term: texts.paidWith, description: tenderName(order.payment, orderMessages) },
          ]}
        />
      )}
      <Text size={14} tone="muted">
        {texts.confirmationTo(order.emailId1)}
      </Text>
    </Stack>
  );
}
