import type { VendorConfig } from '@foolscap/core/contract';
import { HostedWalletCard } from '@foolscap/payments/feature';
import type { HostedWalletCardProps } from '@foolscap/payments/feature';
import { useCardFrame } from './use-card-frame.ts';
import { usePageServices } from '../../rendering/page-services.ts';

interface HostedWalletFormProps extends Pick<HostedWalletCardProps, 'onCancel' | 'renderBilling'> {
  aci: VendorConfig;
}

/** A new saved card that is entered in a frame of the gateway. In a chunk of its own, because most shops have the form of the shop itself. */
export default function HostedWalletForm({ aci, ...form }: HostedWalletFormProps) {
  const { cards } = usePageServices();
  // No checkout is open; the frame only stores the card.
  return <HostedWalletCard {...form} {...useCardFrame(aci)} cards={cards} checkoutId="wallet" />;
}
