import type { CheckoutInfo } from '@foolscap/checkout/contract';
import { HostedCard } from '@foolscap/payments/feature';
import type { HostedCardProps } from '@foolscap/payments/feature';
import { useCardFrame } from '../payments/use-card-frame.ts';
import { usePageServices } from '../../rendering/page-services.ts';

interface HostedCardPaymentProps extends Pick<
  HostedCardProps,
  'canSave' | 'shippingAddress' | 'onSaved' | 'renderBilling'
> {
  info: CheckoutInfo;
}

/** A new card that is entered in a frame of the gateway. In a chunk of its own, because most shops have the form of the shop itself. */
export default function HostedCardPayment({ info, ...fields }: HostedCardPaymentProps) {
  const { cards } = usePageServices();
  const frame = useCardFrame(info.paymentOptions!.vendorConfig.aci);
  return <HostedCard {...fields} {...frame} cards={cards} checkoutId={info.cartId} />;
}
