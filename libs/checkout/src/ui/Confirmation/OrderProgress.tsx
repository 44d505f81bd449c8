import { SectionHeading, Stack, Steps, Text, useMessages } from '@foolscap/ui/components';
import type { Order } from '../../contract/index.ts';
import { ORDER_PAGE_MESSAGES } from '../../model/order-page-messages.ts';
import styles from './Confirmation.module.scss';

type Line = Order['lines'][number];

/** A part of an order with its own progress: the delivery, or the pickup at one store. */
interface Shipment {
  /** A store number; empty for the delivery. */
  id: string;
  title: string;
  lines: Line[];
  steps: string[];
  /** Index of the current step; the number of steps when all are done. */
  current: number;
}

/** Lists the parts of an order that are not canceled, with their progress. The titles name the method, the steps the status. */
function listShipments(
  { lines, pickups = [], shippingAddress, shippedAt, deliveredAt }: Order,
  { orderItems, orderProgress: texts }: typeof ORDER_PAGE_MESSAGES,
): Shipment[] {
  const left = lines.filter(({ qty, canceledQty = 0 }) => canceledQty < qty);
  const isCollected = ({ pickupStoreNumber }: Line) =>
    pickups.some(({ storeNumber }) => storeNumber === pickupStoreNumber);
  const delivered = left.filter((line) => !isCollected(line) && !line.membership);
  return [
    ...(shippingAddress || !pickups.length
      ? [
          {
            id: '',
            title: orderItems.delivery,
            lines: delivered,
            steps: [texts.placed, texts.shipped, texts.delivered],
            current: deliveredAt ? 3 : shippedAt ? 1 : 0,
          },
        ]
      : []),
    ...pickups.map(({ storeNumber, name, readyAt, collectedAt }) => ({
      id: storeNumber,
      title: orderItems.pickupAt(name),
      lines: left.filter((line) => line.pickupStoreNumber === storeNumber),
      steps: [texts.placed, texts.ready, texts.collected],
      current: collectedAt ? 3 : readyAt ? 1 : 0,
    })),
  ].filter((shipment) => shipment.lines.length > 0);
}

/** Lists the remaining items with their quantities, without plans and services. */
const describeItems = (lines: readonly Line[]) =>
  lines
    .filter(({ parentLineNumber }) => parentLineNumber === undefined)
    .map(({ name, qty, canceledQty = 0 }) => `${qty - canceledQty} × ${name}`)
    .join(', ');

/** The progress of each part of an order. If there are several parts, each lists its items. */
export function OrderProgress({ order }: { order: Order }) {
  const messages = useMessages('checkout', ORDER_PAGE_MESSAGES);
  const shipments = listShipments(order, messages);
  const isOne = shipments.length === 1;
  return (
    <Stack gap={5}>
      {shipments.map(({ id, title, lines, steps, current }) => (
        <section key={id} className={styles.shipment} aria-label={title}>
          <SectionHeading level={2} size="small">
            {title}
          </SectionHeading>
          <Steps
            label={messages.orderProgress.label(title.toLowerCase())}
            steps={steps.map((label) => ({ label }))}
            current={current}
            labels="below"
          />
          {!isOne && (
            <Text size={14} tone="muted">
              {describeItems(lines)}
            </Text>
          )}
        </section>
      ))}
    </Stack>
  );
}
