import type { ReactNode } from 'react';
import { dateFormat, deliveryWindow } from '@foolscap/core/dates';
import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import { Stack } from '@foolscap/ui/components';
import type { Order } from '../../contract/index.ts';
import { addressLines, getInvoice, tenderName } from '../../model/index.ts';
import { PickupStores } from '../PickupStores/PickupStores.tsx';
import styles from './Confirmation.module.scss';

interface OrderFact {
  term: string;
  description: ReactNode;
}

/** Lists the known facts of an order. */
export function listOrderFacts(order: Order, locale: string): OrderFact[] {
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
    ['Order number', <strong key="number">{order.orderNumber}</strong>],
    ['Shipped on', day(order.shippedAt)],
    ['Carrier', shipment?.carrier],
    ['Tracking number', shipment?.trackingNumber],
    ['Delivered on', day(deliveredAt)],
    ['Arrives', shippingAddress && !deliveredAt && !isUndone && deliveryWindow(order, locale)],
    [
      deliveredAt ? 'Delivered to' : 'Deliver to',
      shippingAddress && <AddressBlock lines={addressLines(shippingAddress)} />,
    ],
    ['Pick up at', kept.length > 0 && <PickupStores pickups={kept} />],
    [
      'Picked up by',
      pickupPerson &&
        kept.length > 0 &&
        `${pickupPerson.firstName} ${pickupPerson.lastName}. Bring the order number and a photo ID.`,
    ],
    ['Ordered on', day(order.placedAt)],
    // Until the approval, money is only held.
    [
      order.status === 'PENDING_APPROVAL' ? 'To be paid with' : 'Paid with',
      order.status !== 'DECLINED' && paymentTexts(order, locale),
    ],
    ['Comment', order.decisionComment],
    ['Refunded', order.refundedTotal && formatMoney(toMinorUnits(order.refundedTotal), locale)],
    [
      'Billed to',
      billingAddress &&
        // Not repeated if it equals the delivery address.
        (shippingAddress && sameLines(billingAddress, shippingAddress) ? (
          'The delivery address'
        ) : (
          <AddressBlock lines={addressLines(billingAddress)} />
        )),
    ],
    // Otherwise it is on the invoice.
    ['Purchase order', !getInvoice(order) && order.purchaseOrderNumber],
  ];
  return facts.flatMap(([term, description]) => (description ? [{ term, description }] : []));
}
/** Lists the tenders of an order; with their amounts if there are several. */
function paymentTexts({ payment, payments = [] }: Order, locale: string): ReactNode {
  if (payments.length < 2) return tenderName(payments[0] ?? payment);
  return (
    <Stack as="ul" gap={1}>
      {payments.map((each) => (
        <li key={`${each.type} ${each.lastFourDigit}`}>
          {tenderName(each)}: {formatMoney(toMinorUnits(each.amountApplied), locale)}
          {each.amountRefunded ? `, ${formatMoney(toMinorUnits(each.amountRefunded), locale)} refunded` : ''}
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
