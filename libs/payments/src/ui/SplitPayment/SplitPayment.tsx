import type { ReactNode } from 'react';
import { formatMoney } from '@foolscap/core/money';
import { addressLines } from '@foolscap/core/vocabulary';
import type { Address } from '@foolscap/core/vocabulary';
import { Button, Inline, Stack, Text, useLocale, useMessages } from '@foolscap/ui/components';
import { STORED_VALUE_LIMIT } from '../../model/index.ts';
import { PAYMENT_DRAWER_MESSAGES } from '../PaymentDrawer/payment-drawer-messages.ts';
import styles from './SplitPayment.module.scss';

export interface SplitPaymentProps {
  /** Slot for the gift and prepaid cards of the order, with controls to remove them. */
  storedValue?: ReactNode;
  /** The number of those cards that are applied. */
  count: number;
  /** Total of the order, in US cents. */
  total: number;
  /** US cents that the cards leave to pay. */
  rest: number;
  /** The payment for the rest, such as "Visa ending in 1111"; absent if there is none yet. */
  payment?:
    | {
        name: string;
        /** Absent for a payment without a date, such as that of a card wallet. */
        billingAddress?: Address | undefined;
        /** Whether it has a billing address at all; an invoice does not. */
        hasBilling: boolean;
      }
    | undefined;
  /** Called to add a gift card. */
  onAddGiftCard?: () => void;
  /** Called to add a prepaid card. */
  onAddPrepaidCard?: () => void;
  /** Called to choose the payment for the rest. */
  onChangePayment?: () => void;
  /** Called to add or edit the billing address. */
  onChangeBilling?: () => void;
}

/** The content of the drawer for several payments of one order: what each pays, and how to add another (storefront-2.31). */
export function SplitPayment({
  storedValue,
  count,
  total,
  rest,
  payment,
  onAddGiftCard,
  onAddPrepaidCard,
  onChangePayment,
  onChangeBilling,
}: SplitPaymentProps) {
  const { split: texts } = useMessages('payments', PAYMENT_DRAWER_MESSAGES);
  const locale = useLocale();
  const isFull = count >= STORED_VALUE_LIMIT;
  return (
    <Stack gap={5}>
      <section className={styles.part} aria-labelledby="split-cards">
        <h3 id="split-cards" className={styles.heading}>
          {texts.cards}
        </h3>
        {count === 0 && <Text tone="muted">{texts.cardsHint}</Text>}
        {storedValue}
        {isFull ? (
          <Text>{texts.full}</Text>
        ) : (
          <Inline gap={2}>
            <Button size="small" onClick={onAddGiftCard}>
              {texts.addGiftCard}
            </Button>
            <Button size="small" onClick={onAddPrepaidCard}>
              {texts.addPrepaidCard}
            </Button>
          </Inline>
        )}
      </section>
      <section className={styles.part} aria-labelledby="split-rest">
        <h3 id="split-rest" className={styles.heading}>
          {texts.rest}
        </h3>
        <dl className={styles.amounts}>
          <div>
            <dt>{texts.total}</dt>
            <dd>{formatMoney(total, locale)}</dd>
          </div>
          <div>
            <dt>{texts.left}</dt>
            <dd>{formatMoney(rest, locale)}</dd>
          </div>
        </dl>
        {rest === 0 ? (
          <Text>{texts.nothingLeft}</Text>
        ) : (
          <div className={styles.row}>
            <Text weight="medium">{payment?.name ?? texts.noPayment}</Text>
            <Button size="small" onClick={onChangePayment}>
              {payment ? texts.change : texts.choose}
            </Button>
          </div>
        )}
        {rest > 0 && payment?.hasBilling && (
          <div className={styles.row}>
            {payment.billingAddress ? (
              <address className={styles.address} aria-label={texts.billing}>
                {addressLines(payment.billingAddress).map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </address>
            ) : (
              <Text tone="muted">{texts.noBilling}</Text>
            )}
            <Button size="small" onClick={onChangeBilling}>
              {payment.billingAddress ? texts.editBilling : texts.addBilling}
            </Button>
          </div>
        )}
      </section>
    </Stack>
  );
}
