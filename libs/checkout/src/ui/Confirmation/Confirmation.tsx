import type { ReactNode } from 'react';
import { dateFormat, deliveryWindow } from '@foolscap/core/dates';
import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import {
  Button,
  ButtonLink,
  DefinitionList,
  Grid,
  ImageWithFallback,
  Inline,
  Link,
  SectionHeading,
  Stack,
  Steps,
  Text,
  VisuallyHidden,
  useLocale,
} from '@foolscap/ui/components';
import type { Order } from '../../contract/index.ts';
import {
  addressLines,
  arrivalTexts,
  canReorder,
  getInvoice,
  nestLines,
  type ReorderItem,
  reorderItems,
} from '../../model/index.ts';
import { Invoice } from '../Invoice/Invoice.tsx';
import { PickupStores } from '../PickupStores/PickupStores.tsx';
import { OrderSummary } from '../OrderSummary/OrderSummary.tsx';
import { brandName } from './brand-name.ts';
import { getServiceTexts } from './service-texts.ts';
import styles from './Confirmation.module.scss';

export interface ConfirmationProps {
  /** The order as the server sent it. */
  order: Order;
  /** Slot for a picture beside the heading. */
  picture?: ReactNode;
  /** Adds items to the cart again. */
  onReorder?: (items: ReorderItem[]) => void;
  /** Pass it while the order can be canceled. */
  onCancel?: () => void;
  /** The order is being canceled: presses are ignored. */
  canceling?: boolean;
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
  notice,
}: ConfirmationProps) {
  const locale = useLocale();
  const placed = dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const day = (instant: string) => placed.format(new Date(instant));
  const { shipment, billingAddress } = order;
  const isUndone = order.status === 'CANCELED' || order.status === 'DECLINED';
  const lines = nestLines(
    order.lines,
    ({ lineNumber }) => lineNumber,
    ({ parentLineNumber }) => parentLineNumber,
  );
  const arrivals =
    order.status === 'PLACED'
      ? arrivalTexts(
          lines.map(({ line }) => line),
          locale,
        )
      : [];
  const facts: [string, ReactNode][] = [
    ['Order number', <strong key="number">{order.orderNumber}</strong>],
    ...(order.shippedAt ? [['Shipped on', day(order.shippedAt)] satisfies [string, ReactNode]] : []),
    ...(shipment?.carrier ? [['Carrier', shipment.carrier] satisfies [string, ReactNode]] : []),
    ...(shipment?.trackingNumber
      ? [['Tracking number', shipment.trackingNumber] satisfies [string, ReactNode]]
      : []),
    ...(order.deliveredAt ? [['Delivered on', day(order.deliveredAt)] satisfies [string, ReactNode]] : []),
    ...(order.shippingAddress
      ? ([
          ...(order.deliveredAt || isUndone
            ? []
            : [['Arrives', deliveryWindow(order, locale)] satisfies [string, ReactNode]]),
          [
            order.deliveredAt ? 'Delivered to' : 'Deliver to',
            <AddressBlock key="to" lines={addressLines(order.shippingAddress)} />,
          ],
        ] satisfies [string, ReactNode][])
      : []),
    ...(order.pickups?.length
      ? ([['Pick up at', <PickupStores key="stores" pickups={order.pickups} />]] satisfies [
          string,
          ReactNode,
        ][])
      : []),
    ...(order.pickupPerson
      ? ([
          [
            'Picked up by',
            `${order.pickupPerson.firstName} ${order.pickupPerson.lastName}. Bring the order number and a photo ID.`,
          ],
        ] satisfies [string, ReactNode][])
      : []),
    ['Ordered on', day(order.placedAt)],
    ['Paid with', paymentTexts(order, locale)],
    ...(order.decisionComment ? [['Comment', order.decisionComment] satisfies [string, ReactNode]] : []),
    ...(order.refundedTotal
      ? [['Refunded', formatMoney(toMinorUnits(order.refundedTotal), locale)] satisfies [string, ReactNode]]
      : []),
    ...(billingAddress
      ? [
          [
            'Billed to',
            // Not repeated if it equals the delivery address.
            order.shippingAddress && sameLines(billingAddress, order.shippingAddress) ? (
              'The delivery address'
            ) : (
              <AddressBlock key="billed" lines={addressLines(billingAddress)} />
            ),
          ] satisfies [string, ReactNode],
        ]
      : []),
    // The invoice has it otherwise.
    ...(order.purchaseOrderNumber && !getInvoice(order)
      ? [['Purchase order', order.purchaseOrderNumber] satisfies [string, ReactNode]]
      : []),
  ];
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
      {!isUndone && (order.shippingAddress || !order.pickups?.length) && (
        <Steps
          label="Delivery progress"
          steps={[{ label: 'Placed' }, { label: 'Shipped' }, { label: 'Delivered' }]}
          current={order.deliveredAt ? 3 : order.shippedAt ? 1 : 0}
        />
      )}
      {!isUndone &&
        order.pickups?.map(({ storeNumber, name, readyAt, collectedAt }) => (
          <Steps
            key={storeNumber}
            label={`Pickup progress in ${name}`}
            steps={[{ label: 'Placed' }, { label: `Ready in ${name}` }, { label: 'Picked up' }]}
            current={collectedAt ? 3 : readyAt ? 1 : 0}
          />
        ))}
      {notice}
      <Grid columns="aside">
        <Stack gap={5}>
          <SectionHeading level={2}>Your order</SectionHeading>
          <DefinitionList items={facts.map(([term, description]) => ({ term, description }))} />
          <SectionHeading level={2}>Items</SectionHeading>
          <ul className={styles.items}>
            {lines.map(({ line, parent }, place) => (
              <li key={`${line.itemId}-${place}`} className={styles.item} data-below={parent !== undefined}>
                <ImageWithFallback
                  src={line.image}
                  alt=""
                  width={72}
                  height={72}
                  loading="lazy"
                  className={styles.picture}
                />
                <div>
                  <Link href={line.itemUrl} className={styles.name}>
                    {line.name}
                  </Link>
                  {parent && <VisuallyHidden> for {parent.name}</VisuallyHidden>}
                  <Text size={14} tone="muted">
                    {line.qty} ×{' '}
                    {line.isFree ? 'Free' : formatMoney(toMinorUnits(line.finalPricePerUnit), locale)}
                    {line.canceledQty ? `, ${line.canceledQty} canceled` : ''}
                  </Text>
                  {getServiceTexts(line).map((text) => (
                    <Text key={text} size={14} tone="muted">
                      {text}
                    </Text>
                  ))}
                  {getFulfillmentText(order, line) && (
                    <Text size={14} tone="muted">
                      {getFulfillmentText(order, line)}
                    </Text>
                  )}
                  {arrivals[place] && (
                    <Text size={14} tone="muted">
                      {arrivals[place]}
                    </Text>
                  )}
                </div>
                {onReorder && canReorder(line) && (
                  <Button
                    size="small"
                    className={styles.again}
                    onClick={() => onReorder(reorderItems(order.lines, line))}
                    aria-label={`Buy again: ${line.name}`}
                  >
                    Buy again
                  </Button>
                )}
              </li>
            ))}
          </ul>
          <Invoice order={order} />
          <Inline gap={3}>
            {onReorder && (
              <Button onClick={() => onReorder(reorderItems(order.lines))}>Reorder everything</Button>
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

/** Lists the tenders of an order; with their amounts if there are several. */
function paymentTexts({ payment, payments = [] }: Order, locale: string): ReactNode {
  const text = ({ type, brand, lastFourDigit }: { type?: string; brand: string; lastFourDigit: string }) => {
    const name = type === undefined || type === 'CARD' ? brandName(brand) : brandName(type);
    return lastFourDigit ? `${name} ending in ${lastFourDigit}` : name;
  };
  if (payments.length < 2) return text(payments[0] ?? payment);
  return (
    <Stack as="ul" gap={1}>
      {payments.map((each) => (
        <li key={`${each.type} ${each.lastFourDigit}`}>
          {text(each)}: {formatMoney(toMinorUnits(each.amountApplied), locale)}
          {each.amountRefunded ? `, ${formatMoney(toMinorUnits(each.amountRefunded), locale)} refunded` : ''}
        </li>
      ))}
    </Stack>
  );
}

/** Returns the fulfillment text of a line, if the order has several ways of fulfillment. */
function getFulfillmentText(
  { pickups = [], shippingAddress }: Order,
  line: Order['lines'][number],
): string | undefined {
  if (!pickups.length || (pickups.length === 1 && !shippingAddress)) return undefined;
  const store = pickups.find(({ storeNumber }) => storeNumber === line.pickupStoreNumber);
  if (!store) return 'Delivered';
  return line.deliveryType === 'STS' ? `Shipped to ${store.name}` : `Picked up in ${store.name}`;
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
