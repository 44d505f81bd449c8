import { toDraft } from '@foolscap/checkout/model';
import { AddressForm } from '@foolscap/checkout/ui';
import { Wallet } from '@foolscap/payments/feature';
import { walletActions } from '@foolscap/payments/state';
import { Alert } from '@foolscap/ui/components';
import { captchaPart } from '../parts/captcha.part.ts';
import { walletPart } from '../parts/wallet.part.ts';
import type { PageExports } from '../rendering/lazy-screen.tsx';
import { usePageServices } from '../rendering/page-services.ts';
import { AccountFrame } from './AccountFrame.tsx';

export const parts = [captchaPart, walletPart];

export const load: PageExports['load'] = () => [
  walletActions.walletChangeForgotten(),
  walletActions.walletRequested(),
];

/** The saved cards, with the address form of checkout. */
export default function WalletScreen() {
  const { cards, now } = usePageServices();
  return (
    <AccountFrame title="Your cards">
      <noscript>
        <Alert kind="warning">
          Changing your cards requires JavaScript. Turn it on in your browser and reload this page.
        </Alert>
      </noscript>
      <Wallet
        cards={cards}
        now={now}
        renderBilling={(draft, onAddress) => (
          <AddressForm draft={toDraft(draft)} submitLabel="Use this billing address" onSubmit={onAddress} />
        )}
      />
    </AccountFrame>
  );
}
