import { VENDOR_NAMES } from '@foolscap/core/vocabulary';
import type { VendorPaymentType } from '@foolscap/core/vocabulary';
import { Alert, Badge, Button, Spinner, Stack, Text, useMessages } from '@foolscap/ui/components';
import { PaymentMark } from '../PaymentMark/PaymentMark.tsx';
import { VendorApproval } from './VendorApproval.tsx';
import { PAYMENT_MESSAGES } from '../../model/messages.ts';
import { ORDER_PAYMENT_MESSAGES } from '../order-payment-messages.ts';
import { OTHER_PAYMENT_MESSAGES } from './other-payment-messages.ts';
import styles from './OtherPaymentList.module.scss';

/** A payment method other than a card. */
export type OtherPaymentId = VendorPaymentType | 'INVOICE';

export interface OtherPaymentListProps {
  /** The vendors that are offered, in order. */
  vendors: readonly VendorPaymentType[];
  /** The organization that gets the invoice; without it, invoices are not offered. */
  invoiceTo?: string | undefined;
  /** The payment that the order has. */
  chosen?:
    | {
        id: OtherPaymentId;
        /** The user name at the vendor. */
        accountName?: string | undefined;
        /** It was declined when the order was placed. */
        isDeclined?: boolean | undefined;
      }
    | undefined;
  /** The payment that the shopper is approving in a window, or whose request is in flight. */
  pending?: { id: OtherPaymentId; step: 'approving' | 'sending' } | undefined;
  /** The payment that the shopper has canceled without paying. */
  canceled?: VendorPaymentType | undefined;
  /** The reason why the latest payment failed, and whether the shopper may try it again. */
  failure?: { id: OtherPaymentId; text: string; isRetryable: boolean } | undefined;
  /** Increases with each outcome, so that a repeated one is announced again. */
  attempt?: number;
  /** Called with the payment to start. */
  onPay?: (id: OtherPaymentId) => void;
  /** Called to bring the vendor's window to the front. */
  onShowWindow?: () => void;
  /** Called to close the vendor's window. */
  onAbandon?: () => void;
}

const nameOf = (id: OtherPaymentId) => (id === 'INVOICE' ? '' : VENDOR_NAMES[id]);

/** The payment methods other than cards: vendors with their own windows, and an organization's invoice (storefront-2.35). */
export function OtherPaymentList({
  vendors,
  invoiceTo,
  chosen,
  pending,
  canceled,
  failure,
  attempt = 0,
  onPay,
  onShowWindow,
  onAbandon,
}: OtherPaymentListProps) {
  const { otherPayment: texts } = useMessages('payments', PAYMENT_MESSAGES);
  const { orderPayment } = useMessages('payments', ORDER_PAYMENT_MESSAGES);
  const { otherPaymentList } = useMessages('payments', OTHER_PAYMENT_MESSAGES);
  const ids: OtherPaymentId[] = [...(invoiceTo === undefined ? [] : ['INVOICE' as const]), ...vendors];
  const isBusy = pending !== undefined;
  return (
    <Stack gap={4}>
      {failure && (
        <Alert
          key={`failure-${attempt}`}
          kind="failure"
          live="assertive"
          takesFocus
          onRetry={failure.isRetryable ? () => onPay?.(failure.id) : undefined}
          retryLabel={texts.payAgain(nameOf(failure.id))}
        >
          {failure.text}
        </Alert>
      )}
      {canceled && (
        <Alert key={`canceled-${attempt}`} kind="info" live="polite" takesFocus>
          {texts.canceled(nameOf(canceled))}
        </Alert>
      )}
      {ids.length === 0 && <Text>{otherPaymentList.none}</Text>}
      <ul className={styles.list} aria-label={otherPaymentList.label} hidden={ids.length === 0}>
        {ids.map((id) => (
          <li key={id} className={styles.entry} aria-busy={pending?.id === id}>
            <div className={styles.what}>
              <p className={styles.name}>
                <PaymentMark payment={id} />
                {id === 'INVOICE' ? texts.invoice('') : nameOf(id)}
                {chosen?.id === id && (
                  <Badge tone={chosen.isDeclined ? 'error' : 'success'}>
                    {chosen.isDeclined ? orderPayment.declined : orderPayment.onOrder}
                  </Badge>
                )}
              </p>
              {id === 'INVOICE' && invoiceTo !== undefined && (
                <Text size={14} tone="muted">
                  {otherPaymentList.billedTo(invoiceTo)}
                </Text>
              )}
              {chosen?.id === id && chosen.accountName && (
                <Text size={14} tone="muted">
                  {chosen.accountName}
                </Text>
              )}
            </div>
            {pending?.id === id && pending.step === 'approving' ? (
              <VendorApproval
                text={texts.approving(nameOf(id))}
                onShow={onShowWindow}
                onAbandon={onAbandon}
              />
            ) : (
              <Button
                variant="secondary"
                busy={pending?.id === id}
                disabled={isBusy && pending.id !== id}
                aria-label={id === 'INVOICE' ? undefined : texts.pay(nameOf(id))}
                onClick={() => {
                  if (!isBusy) onPay?.(id);
                }}
              >
                {id === 'INVOICE' ? otherPaymentList.useInvoice : otherPaymentList.next}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {pending?.step === 'sending' && <Spinner label={texts.sending('')} />}
    </Stack>
  );
}
