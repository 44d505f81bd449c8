import { useState } from 'react';
import type { CheckoutInfo } from '@foolscap/checkout/contract';
import { HostedCard } from '@foolscap/payments/feature';
import type { HostedCardProps } from '@foolscap/payments/feature';
import { createPaymentFrames } from '@foolscap/payments/state';
import { usePageServices } from '../../rendering/page-services.ts';

interface HostedCardPaymentProps extends Pick<
  HostedCardProps,
  'canSave' | 'shippingAddress' | 'onSaved' | 'renderBilling'
> {
  info: CheckoutInfo;
}

const getOrigin = () => location.origin;
const newTransactionId = () => crypto.randomUUID();

/** Returns the look of the frame: more contrast if the shopper prefers it, or the scheme that the page has instead of the system's preference. */
function getStyle() {
  if (matchMedia('(prefers-contrast: more)').matches) return 'contrast';
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : undefined;
}

/** A new card that is entered in a frame of the gateway. In a chunk of its own, because most shops have the form of the shop itself. */
export default function HostedCardPayment({ info, ...fields }: HostedCardPaymentProps) {
  const { cards } = usePageServices();
  const [frames] = useState(() => createPaymentFrames(window));
  const { urlMap, vendorProfileId } = info.paymentOptions!.vendorConfig.aci;
  return (
    <HostedCard
      {...fields}
      url={urlMap.iframe!}
      frames={frames}
      cards={cards}
      checkoutId={info.cartId}
      profileId={vendorProfileId}
      getOrigin={getOrigin}
      getStyle={getStyle}
      newTransactionId={newTransactionId}
    />
  );
}
