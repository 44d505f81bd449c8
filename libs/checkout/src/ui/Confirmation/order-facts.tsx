import type { ReactNode } from 'react';
import { dateFormat, deliveryWindow } from '@foolscap/core/dates';
import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import { Stack } from '@foolscap/ui/components';
import type { Order } from '../../contract/index.ts';
import { addressLines, tenderName } from '../../model/index.ts';
import { PickupStores } from '../PickupStores/PickupStores.tsx';
import type { ORDER_PAGE_MESSAGES } from '../../model/order-page-messages.ts';
import type { ORDER_MESSAGES } from '../../model/order-messages.ts';
import styles from './Confirmation.module.scss';

interface OrderFact {
  term: string;
  description: ReactNode;
}

/** Lists the known facts of an order. */
export function listOrderFacts(
  order: Order,
  locale: string,
  { orderFacts: texts }: typeof ORDER_PAGE_MESSAGES,
  messages: typeof ORDER_MESSAGES,
): OrderFact[] {
  const date = dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const day = (instant: string | undefined) => instant && date.format(new Date(instant));
  const { shipment, shippingAddress, billingAddress, deliveredAt, pickups = [], pickupPerson } = order;
  const isUndone = order.status === 'CANCELED' || order.status === 'DECLINED';
  const isCanceledAt = (store: string) => {
    const there = order.lines.filter(({ pickupStoreNumber }) => pickupStoreNumber === store);
    return there.length > 0 && there.every(({ qty, canceledQty = 0 }) => canceledQty >= qty);
  };
  const kept = isUndone ? [] : pickups.filter(({ storeNumber }) => !isCanceledAt(storeNumber));
  const facts: [string, ReactNode][] = [
    [texts.number, <strong key="number">{order.orderNumber}</strong>],
    [texts.shippedOn, day(order.shippedAt)],
    [texts.carrier, shipment?.carrier],
    [texts.tracking, shipment?.trackingNumber],
    [texts.deliveredOn, day(deliveredAt)],
    [
      texts.arrives,
      shippingAddress &&
        !deliveredAt &&
        !isUndone &&
        // The dates count from the day on which it was placed.
        (order.status === 'PENDING_APPROVAL' ? texts.afterApproval : deliveryWindow(order, locale)),
    ],
    [
      deliveredAt ? texts.deliveredTo : texts.deliverTo,
      shippingAddress && <AddressBlock lines={addressLines(shippingAddress)} />,
    ],
    [texts.pickUpAt, kept.length > 0 && <PickupStores pickups={kept} />],
    [
      texts.pickedUpBy,
      pickupPerson && kept.length > 0 && texts.person(`${pickupPerson.firstName} ${pickupPerson.lastName}`),
    ],
    [texts.orderedOn, day(order.placedAt)],
    // Until the approval, money is only held.
    [
      order.status === 'PENDING_APPROVAL' ? texts.toBePaidWith : texts.paidWith,
      order.status !== 'DECLINED' && paymentTexts(order, locale, texts, messages),
    ],
    [texts.comment, order.decisionComment],
    order.status === 'DECLINED'
      ? [texts.payment, texts.notCharged]
      : [texts.refunded, order.refundedTotal && formatMoney(toMinorUnits(order.refundedTotal), locale)],
    [
      texts.billedTo,
      billingAddress &&
        // Not repeated if it equals the delivery address.
        (shippingAddress && sameLines(billingAddress, shippingAddress) ? (
          texts.sameAddress
        ) : (
          <AddressBlock lines={addressLines(billingAddress)} />
        )),
    ],
    [texts.purchaseOrder, order.purchaseOrderNumber],
    [texts.release, order.poRelease],
    [texts.budgetCenter, order.budgetCenter],
  ];
  return facts.flatMap(([term, description]) => (description ? [{ term, description }] : []));
}
/** Lists the tenders of an order; with their amounts if there are several. */
function paymentTexts(
  { payment, payments = [] }: Order,
  locale: string,
  texts: typeof ORDER_PAGE_MESSAGES.orderFacts,
  messages: typeof ORDER_MESSAGES,
): ReactNode {
  if (payments.length < 2) return tenderName(payments[0] ?? payment, messages);
  return (
    <Stack as="ul" gap={1}>
      {payments.map((each) => (
        <li key={`${each.type} ${each.lastFourDigit}`}>
          {messages.order.share(
            tenderName(each, messages),
            formatMoney(toMinorUnits(each.amountApplied), locale),
          )}
          {each.amountRefunded
            ? `, ${texts.refundedPart(formatMoney(toMinorUnits(each.amountRefunded), locale))}`
            : ''}
        </li>
      ))}
    </Stack>
  );
}

const sameLines = (...addresses: Parameters<typeof addressLines>[0][]) =>
  new Set(addresses.map((address) => addressLines(address).join('\n'))).size === 1;

function AddressBlock({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <span key={line} className={styles.line}>
      {line}
    </span>
  ));
}
