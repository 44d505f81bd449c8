import type { VendorConfig } from '@foolscap/core/contract';
import { HostedWalletCard } from '@foolscap/payments/feature';
import type { HostedWalletCardProps } from '@foolscap/payments/feature';
import { useCardFrame } from './use-card-frame.ts';
import { usePageServices } from '../../rendering/page-services.ts';

interface HostedWalletFormProps extends Pick<HostedWalletCardProps, 'onCancel' | 'renderBilling'> {
  aci: VendorConfig;
}

/** A new saved card entered in a frame of the gateway. A separate chunk, because most shops use the shop's own form. */
export default function HostedWalletForm({ aci, ...form }: HostedWalletFormProps) {
  const { cards } = usePageServices();
  // No checkout is open, so the frame only stores the card.
  return <HostedWalletCard {...form} {...useCardFrame(aci)} cards={cards} checkoutId="wallet" />;
}
