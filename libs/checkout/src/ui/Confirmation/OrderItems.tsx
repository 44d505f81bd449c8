import { dateFormat } from '@foolscap/core/dates';
import { labelWith } from '@foolscap/core/text';
import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import {
  Button,
  ImageWithFallback,
  Link,
  Text,
  useLocale,
  VisuallyHidden,
  useMessages,
} from '@foolscap/ui/components';
import type { Order } from '../../contract/index.ts';
import { arrivalTexts, canReorder, nestLines, type ReorderItem, reorderItems } from '../../model/index.ts';
import type { CheckoutMessageTables } from '../../model/index.ts';
import { getServiceTexts } from './service-texts.ts';
import { CHECKOUT_MESSAGES } from '../../model/messages.ts';
import { ORDER_PAGE_MESSAGES } from '../../model/order-page-messages.ts';
import { ORDER_MESSAGES } from '../../model/order-messages.ts';
import styles from './Confirmation.module.scss';

interface OrderItemsProps {
  order: Order;
  /** Adds items to the cart again. */
  onReorder?: ((items: ReorderItem[]) => void) | undefined;
}

/** An order's lines, each with its children below it. */
export function OrderItems({ order, onReorder }: OrderItemsProps) {
  const locale = useLocale();
  const { orderItems: texts } = useMessages('checkout', ORDER_PAGE_MESSAGES);
  const orderMessages = useMessages('checkout', ORDER_MESSAGES);
  const { order: shared } = orderMessages;
  const messages = useMessages('checkout', CHECKOUT_MESSAGES);
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
          orderMessages,
        )
      : [];
  return (
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
            {parent && <VisuallyHidden> {shared.forItem(parent.name)}</VisuallyHidden>}
            <Text size={14} tone="muted">
              {line.qty} ×{' '}
              {line.isFree ? texts.free : formatMoney(toMinorUnits(line.finalPricePerUnit), locale)}
              {line.canceledQty ? `, ${texts.canceled(line.canceledQty)}` : ''}
            </Text>
            {[
              line.soldBy && shared.soldBy(line.soldBy),
              ...(line.configuration ?? []).map(({ name, value }) => labelWith(name, value)),
              ...getServiceTexts(line, texts),
              ...getSplitTexts(line, locale, texts),
              // Nothing from a canceled line arrives.
              ...(line.canceledQty === line.qty
                ? []
                : [
                    getSpeedText(order, line, messages, texts),
                    getFulfillmentText(order, line, texts),
                    getMembershipText(line, locale, texts),
                    arrivals[place],
                  ]),
            ].map(
              (text, index) =>
                text && (
                  <Text key={`${text}-${index}`} size={14} tone="muted">
                    {text}
                  </Text>
                ),
            )}
          </div>
          {onReorder && canReorder(line) && (
            <Button
              size="small"
              className={styles.again}
              onClick={() => onReorder(reorderItems(order.lines, line))}
              aria-label={texts.buyItemAgain(line.name)}
            >
              {texts.buyAgain}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Returns what the cost centers and projects of a line pay of its price. */
function getSplitTexts(
  { splits = [] }: Order['lines'][number],
  locale: string,
  texts: typeof ORDER_PAGE_MESSAGES.orderItems,
): string[] {
  return splits.map(({ costCenter, project, percent, amount }) => {
    const owner = [
      ...(costCenter ? [texts.costCenter(costCenter)] : []),
      ...(project ? [texts.project(project)] : []),
    ].join(' · ');
    if (splits.length === 1) return owner;
    const share = percent === undefined ? '' : `${percent.toLocaleString(locale)}%, `;
    return `${owner} (${share}${formatMoney(toMinorUnits(amount), locale)})`;
  });
}

/** Returns a line's delivery speed, unless the whole order uses standard delivery. A service below its product has none of its own. */
function getSpeedText(
  { lines }: Order,
  { levelOfService, parentLineNumber }: Order['lines'][number],
  { delivery }: CheckoutMessageTables,
  texts: typeof ORDER_PAGE_MESSAGES.orderItems,
): string | undefined {
  // Lines that are not shipped have no speed.
  if (!levelOfService) return undefined;
  const isOrdinary = levelOfService === 'STANDARD';
  if (isOrdinary && (parentLineNumber !== undefined || !lines.some(isExpedited))) return undefined;
  return texts.speed(delivery[levelOfService]);
}

const isExpedited = ({ levelOfService = 'STANDARD' }: Order['lines'][number]): boolean =>
  levelOfService !== 'STANDARD';

/** Returns the days on which a membership starts and ends. */
function getMembershipText(
  { membership }: Order['lines'][number],
  locale: string,
  texts: typeof ORDER_PAGE_MESSAGES.orderItems,
): string | undefined {
  const date = dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const day = (instant: string) => date.format(new Date(instant));
  return membership && texts.membership(day(membership.startsAt), day(membership.endsAt));
}

/** Returns the fulfillment method of a line, if the order has several. Its status is shown with the progress of the order. */
function getFulfillmentText(
  { pickups = [], shippingAddress }: Order,
  line: Order['lines'][number],
  texts: typeof ORDER_PAGE_MESSAGES.orderItems,
): string | undefined {
  if (line.membership || !pickups.length || (pickups.length === 1 && !shippingAddress)) return undefined;
  const store = pickups.find(({ storeNumber }) => storeNumber === line.pickupStoreNumber);
  if (!store) return texts.delivery;
  return line.deliveryType === 'STS' ? texts.shipTo(store.name) : texts.pickupAt(store.name);
}
