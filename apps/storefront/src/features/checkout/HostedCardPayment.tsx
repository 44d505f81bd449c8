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

/** A new card entered in a frame of the gateway. A separate chunk, because most shops use the shop's own form. */
export default function HostedCardPayment({ info, ...fields }: HostedCardPaymentProps) {
  const { cards } = usePageServices();
  const frame = useCardFrame(info.paymentOptions!.vendorConfig.aci);
  return <HostedCard {...fields} {...frame} cards={cards} checkoutId={info.cartId} />;
}
