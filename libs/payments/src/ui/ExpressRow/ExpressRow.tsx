import { VENDOR_NAMES } from '@foolscap/core/vocabulary';
import type { VendorPaymentType } from '@foolscap/core/vocabulary';
import { Alert, Button, Stack, VisuallyHidden, useMessages } from '@foolscap/ui/components';
import type { OtherPaymentListProps } from '../OtherPaymentList/OtherPaymentList.tsx';
import { VendorApproval } from '../OtherPaymentList/VendorApproval.tsx';
import { PaymentMark } from '../PaymentMark/PaymentMark.tsx';
import { PAYMENT_MESSAGES } from '../../model/messages.ts';
import { EXPRESS_MESSAGES } from './express-messages.ts';
import styles from './ExpressRow.module.scss';

export interface ExpressRowProps extends Pick<
  OtherPaymentListProps,
  'pending' | 'canceled' | 'failure' | 'attempt' | 'onShowWindow' | 'onAbandon'
> {
  /** The vendors that return an email address and a delivery address, in order; at least one. */
  vendors: readonly VendorPaymentType[];
  /** Called with the vendor to pay with. */
  onPay?: (vendor: VendorPaymentType) => void;
}

/**
 * The row of vendors above checkout: approving in a vendor's window fills in contact, delivery address and payment. Nothing is charged
 * before the order is placed.
 */
export function ExpressRow({
  vendors,
  pending,
  canceled,
  failure,
  attempt = 0,
  onPay,
  onShowWindow,
  onAbandon,
}: ExpressRowProps) {
  const { otherPayment: texts } = useMessages('payments', PAYMENT_MESSAGES);
  const { express } = useMessages('payments', EXPRESS_MESSAGES);
  const active = vendors.find((vendor) => vendor === pending?.id);
  return (
    <section className={styles.express} aria-labelledby="express-checkout">
      <Stack gap={3}>
        <h2 id="express-checkout" className={styles.heading}>
          {express.title}
        </h2>
        {failure && (
          <Alert
            key={`failure-${attempt}`}
            kind="failure"
            live="assertive"
            takesFocus
            onRetry={
              failure.isRetryable && failure.id !== 'INVOICE'
                ? () => onPay?.(failure.id as VendorPaymentType)
                : undefined
            }
            retryLabel={failure.id === 'INVOICE' ? undefined : texts.payAgain(VENDOR_NAMES[failure.id])}
          >
            {failure.text}
          </Alert>
        )}
        {canceled && (
          <Alert key={`canceled-${attempt}`} kind="info" live="polite" takesFocus>
            {texts.canceled(VENDOR_NAMES[canceled])}
          </Alert>
        )}
        {active && pending?.step === 'approving' ? (
          <VendorApproval
            text={texts.approving(VENDOR_NAMES[active])}
            onShow={onShowWindow}
            onAbandon={onAbandon}
          />
        ) : (
          <ul className={styles.vendors} aria-label={express.vendors}>
            {vendors.map((vendor) => (
              <li key={vendor}>
                <Button
                  fullWidth
                  busy={pending?.id === vendor}
                  disabled={pending !== undefined && pending.id !== vendor}
                  onClick={() => {
                    if (!pending) onPay?.(vendor);
                  }}
                >
                  <VisuallyHidden>{texts.pay(VENDOR_NAMES[vendor])}</VisuallyHidden>
                  <span className={styles.vendor} aria-hidden="true">
                    <PaymentMark payment={vendor} isSmall />
                    {VENDOR_NAMES[vendor]}
                  </span>
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Stack>
      <p className={styles.or}>
        <span>{express.or}</span>
      </p>
    </section>
  );
}
