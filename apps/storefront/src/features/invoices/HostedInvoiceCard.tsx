import { useSelector } from 'react-redux';
import { selectInvoicePayment } from '@foolscap/account/state';
import type { InvoicePaymentPhase } from '@foolscap/account/state';
import type { NewCardPayment } from '@foolscap/account/ui';
import type { VendorConfig } from '@foolscap/core/contract';
import { HostedPayingCard } from '@foolscap/payments/feature';
import type { HostedPayingCardProps } from '@foolscap/payments/feature';
import type { CardPhase } from '@foolscap/payments/state';
import { usePageServices } from '../../rendering/page-services.ts';
import { useCardFrame } from '../payments/use-card-frame.ts';

interface HostedInvoiceCardProps {
  aci: VendorConfig;
  payment: NewCardPayment;
  billing: Pick<HostedPayingCardProps, 'shippingAddress' | 'renderBilling'>;
}

function getCardPhase(payment: InvoicePaymentPhase): CardPhase {
  if (payment.phase === 'paying') return { phase: 'saving' };
  return payment.phase === 'failed' ? payment : { phase: 'idle' };
}

/** A new card that pays invoices, entered in a frame of the gateway. A separate chunk, because most shops use the shop's own form. */
export default function HostedInvoiceCard({ aci, payment, billing }: HostedInvoiceCardProps) {
  const { cards } = usePageServices();
  const phase = useSelector(selectInvoicePayment);
  return (
    <HostedPayingCard
      {...billing}
      {...useCardFrame(aci)}
      checkoutId="invoices"
      cards={cards}
      card={getCardPhase(phase)}
      cardError={payment.error}
      submitLabel={payment.submitLabel}
      canSave
      onSubmit={payment.onSubmit}
    />
  );
}
