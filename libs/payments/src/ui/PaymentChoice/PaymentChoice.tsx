import type { ReactNode } from 'react';
import { Badge, Icon, Stack, Text, useMessages } from '@foolscap/ui/components';
import type { PaymentDrawerName } from '../../model/index.ts';
import { PAYMENT_MESSAGES } from '../../model/messages.ts';
import { ORDER_PAYMENT_MESSAGES } from '../order-payment-messages.ts';
import { PAYMENT_DRAWER_MESSAGES } from '../PaymentDrawer/payment-drawer-messages.ts';
import styles from './PaymentChoice.module.scss';

/** The drawers that the payment choice opens. */
export type PaymentChoiceDrawer = Extract<
  PaymentDrawerName,
  'add_credit_card_drawer' | 'other_payment_drawer' | 'mmop_drawer'
>;

export interface PaymentChoiceProps {
  /** The order's payment, such as "Visa ending in 1111"; absent if gift and prepaid cards pay everything. */
  current?: string | undefined;
  /** That payment was declined when the order was placed. */
  isDeclined?: boolean;
  /** Slot for the saved cards. */
  savedCards?: ReactNode;
  /** More choices, in order. */
  choices: readonly PaymentChoiceDrawer[];
  /** Called with the drawer of a choice. */
  onOpen?: (drawer: PaymentChoiceDrawer) => void;
}

/** The content of the drawer for changing the payment: saved cards, and the options for adding another payment. */
export function PaymentChoice({
  current,
  isDeclined = false,
  savedCards,
  choices,
  onOpen,
}: PaymentChoiceProps) {
  const { drawers } = useMessages('payments', PAYMENT_MESSAGES);
  const { orderPayment } = useMessages('payments', ORDER_PAYMENT_MESSAGES);
  const { paymentChoice } = useMessages('payments', PAYMENT_DRAWER_MESSAGES);
  return (
    <Stack gap={5}>
      {current && (
        <div className={styles.current}>
          <Text weight="medium">{current}</Text>
          {isDeclined ? (
            <Badge tone="error">{orderPayment.declined}</Badge>
          ) : (
            <Badge tone="success">{orderPayment.onOrder}</Badge>
          )}
        </div>
      )}
      {savedCards}
      <ul className={styles.choices} aria-label={paymentChoice.more}>
        {choices.map((name) => (
          <li key={name}>
            <button type="button" className={styles.choice} onClick={() => onOpen?.(name)}>
              {drawers[name]}
              <Icon name="chevron-right" />
            </button>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
