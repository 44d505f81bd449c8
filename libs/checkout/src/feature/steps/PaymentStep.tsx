import type { ReactNode } from 'react';
import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import { Alert, Badge, Button, Stack, useLocale, useMessages } from '@foolscap/ui/components';
import type { CheckoutInfo } from '../../contract/index.ts';
import { checkoutMessage } from '../../model/index.ts';
import type { selectPlace } from '../../state/index.ts';
import { tenderName } from '../../model/index.ts';
import type { SummaryProps } from './step.ts';
import { CHECKOUT_MESSAGES } from '../../model/messages.ts';
import { CHECKOUT_PAGE_MESSAGES } from '../../model/checkout-page-messages.ts';
import { ORDER_MESSAGES } from '../../model/order-messages.ts';

/** A failed attempt to place the order. */
export type PlaceFailure = Extract<ReturnType<typeof selectPlace>, { phase: 'failed' }>;

/** Returns the cents that another tender has to pay after the gift and prepaid cards. */
export const remainder = ({ totals, orderPayments = [] }: CheckoutInfo): number =>
  orderPayments.reduce(
    (rest, { amountApplied }) => rest - (toMinorUnits(amountApplied) ?? 0),
    toMinorUnits(totals.ordTotal) ?? 0,
  );

/** Checks whether a card pays, unlike one whose balance was only checked (storefront-4.20). */
const isApplied = ({ addedToOrder }: { addedToOrder: boolean }) => addedToOrder;

function StoredValueCards({ info: { orderPayments = [] } }: SummaryProps) {
  const locale = useLocale();
  const messages = useMessages('checkout', ORDER_MESSAGES);
  return orderPayments
    .filter(isApplied)
    .map(({ id, paymentType, lastFourDigit, amountApplied }) => (
      <p key={id}>
        {messages.order.share(
          tenderName({ type: paymentType, brand: '', lastFourDigit }, messages),
          formatMoney(toMinorUnits(amountApplied), locale),
        )}
      </p>
    ));
}

/** Returns the text for the payment that pays the rest. A store card may have no expiration date. */
function describePayment(
  payment: NonNullable<CheckoutInfo['payment']>,
  { checkoutPage: texts }: typeof CHECKOUT_PAGE_MESSAGES,
  messages: typeof ORDER_MESSAGES,
): string {
  const { type, brand, expiryMonth, expiryYear } = payment;
  if (type === 'ACCOUNT') return texts.invoiceTo(brand);
  const name = tenderName(payment, messages);
  return expiryMonth ? texts.expires(name, `${expiryMonth}/${expiryYear.slice(2)}`) : name;
}

export function PaymentSummary({
  info,
  isDeclined = false,
  onSplit,
}: SummaryProps & {
  /** The payment that pays the rest was declined. */
  isDeclined?: boolean;
  /** Called to pay with several cards; without it, the summary has no control for that. */
  onSplit?: (() => void) | undefined;
}) {
  const pageMessages = useMessages('checkout', CHECKOUT_PAGE_MESSAGES);
  const { checkoutPage: texts } = pageMessages;
  const messages = useMessages('checkout', ORDER_MESSAGES);
  const { payment } = info;
  const paysByCards = Boolean(info.orderPayments?.some(isApplied));
  return (
    <Stack gap={2}>
      <Stack gap={1}>
        <StoredValueCards info={info} />
        {payment && (remainder(info) > 0 || !paysByCards) && (
          <p>
            {describePayment(payment, pageMessages, messages)}{' '}
            {isDeclined && <Badge tone="error">{texts.declined}</Badge>}
          </p>
        )}
        {/* Rewards have paid everything (storefront-4.21). */}
        {!payment && !paysByCards && <p>{texts.noPayment}</p>}
      </Stack>
      {onSplit && (
        <div>
          <Button size="small" onClick={onSplit}>
            {texts.split}
          </Button>
        </div>
      )}
    </Stack>
  );
}

/** The gift and prepaid cards, applied or not, and the methods for paying the rest unless they cover everything. */
export function PaymentStep({
  info,
  failure,
  isDeclined,
  storedValue = <StoredValueCards info={info} />,
  onDone,
  children,
}: SummaryProps & {
  /** A declined tender; shown above the form. */
  failure: PlaceFailure | undefined;
  /** The payment that pays the rest was declined. */
  isDeclined: boolean;
  /** Slot for the gift and prepaid cards, even if there are none. */
  storedValue?: ReactNode;
  /** Called by the button that closes the step, shown when nothing is left to enter. */
  onDone: () => void;
  /** Slot for the methods of paying the rest. */
  children: ReactNode;
}) {
  const { checkoutPage: texts } = useMessages('checkout', CHECKOUT_PAGE_MESSAGES);
  const rest = remainder(info);
  const locale = useLocale();
  const messages = useMessages('checkout', CHECKOUT_MESSAGES);
  const hasStoredValue = Boolean(info.orderPayments?.some(isApplied));
  const isCard = (info.payment?.type ?? 'CARD') === 'CARD';
  const isDone = info.sections.some(({ type, done }) => type === 'PAYMENT' && done);
  return (
    <Stack gap={4}>
      {(failure ?? isDeclined) && (
        <Alert
          key={failure?.serial}
          kind="failure"
          title={isDeclined ? messages.checkout[isCard ? 'CARD_DECLINED' : 'PAYMENT_DECLINED'] : undefined}
          live="assertive"
          takesFocus={failure !== undefined}
        >
          {failure ? checkoutMessage(failure.failure, messages) : messages.checkout.DECLINED_BEFORE}
        </Alert>
      )}
      <Stack gap={3}>
        {storedValue}
        {hasStoredValue && (
          <strong>{rest > 0 ? texts.left(formatMoney(rest, locale)) : texts.noOtherPayment}</strong>
        )}
        {hasStoredValue && rest > 0 && info.giftCardItemsTotal !== undefined && (
          <p>{messages.checkout.GIFT_CARD_ITEMS}</p>
        )}
      </Stack>
      {/* If there is another tender, the control next to that tender keeps it. */}
      {hasStoredValue && isDone && rest <= 0 && (
        <div>
          <Button variant="secondary" onClick={onDone}>
            {texts.continue}
          </Button>
        </div>
      )}
      {/* A total of 0.00 without rewards also needs a payment method (storefront-4.21). */}
      {(rest > 0 || !isDone) && children}
    </Stack>
  );
}
