import type { ReactNode } from 'react';
import type { VendorPaymentType } from '@foolscap/core/vocabulary';
import { classNames } from '@foolscap/ui/components';
import type { CardBrand } from '../../model/index.ts';
import styles from './PaymentMark.module.scss';

/** A payment method that has a mark. */
export type MarkedPayment = CardBrand | VendorPaymentType | 'INVOICE';

export interface PaymentMarkProps {
  /** The brand of a card, a vendor, or the invoice. */
  payment: MarkedPayment;
  /** Accessible name, if no text next to the mark contains it; otherwise the mark is hidden from screen readers. */
  label?: string | undefined;
  /** For buttons. */
  isSmall?: boolean;
  /** Another payment is selected. */
  isDimmed?: boolean;
}

const letters = (text: string, size = 11, x = 22): ReactNode => (
  <text x={x} y="14" fontSize={size} className={styles.letters}>
    {text}
  </text>
);

/** Our own single-color drawings, because the networks' and vendors' logos belong to them. */
const DRAWINGS: Readonly<Record<MarkedPayment, ReactNode>> = {
  VISA: letters('VISA', 13),
  MASTER_CARD: (
    <>
      <circle cx="18" cy="14" r="7" className={styles.line} />
      <circle cx="26" cy="14" r="7" className={styles.line} />
    </>
  ),
  AMEX: letters('AMEX'),
  DISCOVER: (
    <>
      <circle cx="10" cy="14" r="4" className={styles.fill} />
      {letters('DISC', 10, 28)}
    </>
  ),
  STAPLES: letters('STORE', 10),
  PAYPAL: (
    <>
      <text x="19" y="13" fontSize="15" className={styles.letters}>
        P
      </text>
      <text x="26" y="16" fontSize="15" className={styles.letters}>
        P
      </text>
    </>
  ),
  KLARNA: letters('K.', 15),
  APPLE_PAY: (
    <>
      <rect x="6" y="6" width="9" height="16" rx="2" className={styles.line} />
      {letters('Pay', 11, 28)}
    </>
  ),
  CARD_WALLET: (
    <>
      <rect x="12" y="8" width="20" height="13" rx="2" className={styles.line} />
      <path d="M12 12h20M15 8l12-3 1 3" className={styles.line} />
      <circle cx="28" cy="16.5" r="1.5" className={styles.fill} />
    </>
  ),
  INVOICE: <path d="M16 5h9l4 4v14H16zM25 5v4h4M19 13h7M19 17h7" className={styles.line} />,
};

/** The mark of a payment method, so that it can be recognized without reading. */
export function PaymentMark({ payment, label, isSmall = false, isDimmed = false }: PaymentMarkProps) {
  return (
    <svg
      viewBox="0 0 44 28"
      className={classNames(styles.mark, isSmall && styles.small, isDimmed && styles.dimmed)}
      focusable="false"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <rect x="0.5" y="0.5" width="43" height="27" rx="4" className={styles.frame} />
      {DRAWINGS[payment]}
    </svg>
  );
}
