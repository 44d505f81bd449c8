import type { ReactNode } from 'react';
import { ButtonLink, Grid, SectionHeading, Stack } from '@foolscap/ui/components';
import type { Order } from '../../contract/index.ts';
import { addressLines, deliveryWindow } from '../../model/index.ts';
import { PickupStores } from '../PickupStores/PickupStores.tsx';
import { OrderSummary } from '../OrderSummary/OrderSummary.tsx';
import styles from './Confirmation.module.scss';

export interface ConfirmationProps {
  order: Order;
  picture?: ReactNode;
  locale?: string;
}

/** The order was placed: what, where to, when, and how it is paid. */
export function Confirmation({ order, picture, locale }: ConfirmationProps) {
  const facts: [string, ReactNode][] = [
    ['Order number', <strong key="number">{order.orderNumber}</strong>],
    ...(order.shippingAddress
      ? ([
          ['Arrives', deliveryWindow(order.minDeliveryDate, order.maxDeliveryDate, locale)],
          [
            'Delivered to',
            addressLines(order.shippingAddress).map((line) => (
              <span key={line} className={styles.line}>
                {line}
              </span>
            )),
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
    ['Paid with', `${brandName(order.payment.brand)} ending in ${order.payment.lastFourDigit}`],
    ...(order.purchaseOrderNumber
      ? [['Purchase order', order.purchaseOrderNumber] satisfies [string, ReactNode]]
      : []),
  ];
  return (
    <Stack gap={8}>
      <header className={styles.header}>
        {picture}
        <div>
          <h1 className={styles.title}>Thank you. Your order is placed.</h1>
          <p className={styles.mail}>
            Ordered by <strong>{order.emailId1}</strong>. Keep the order number for your records.
          </p>
        </div>
      </header>
      <Grid columns="aside">
        <Stack gap={5}>
          <SectionHeading level={2}>Your order</SectionHeading>
          <dl className={styles.facts}>
            {facts.map(([term, value]) => (
              <div key={term} className={styles.fact}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <div>
            <ButtonLink href="/" variant="secondary">
              Keep shopping
            </ButtonLink>
          </div>
        </Stack>
        <OrderSummary lines={order.lines} totals={order.totals} {...(locale ? { locale } : {})} />
      </Grid>
    </Stack>
  );
}

const BRANDS: Record<string, string> = {
  VISA: 'Visa',
  MASTER_CARD: 'Mastercard',
  AMEX: 'American Express',
  DISCOVER: 'Discover',
  STAPLES: 'Store card',
};

export const brandName = (brand: string): string => BRANDS[brand] ?? brand;
