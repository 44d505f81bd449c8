import { useSelector } from 'react-redux';
import { accountAreaActions, selectAddressBook } from '@foolscap/account/state';
import { toDraft } from '@foolscap/checkout/model';
import { AddressForm } from '@foolscap/checkout/ui';
import { Wallet } from '@foolscap/payments/feature';
import { walletActions } from '@foolscap/payments/state';
import { BillingAddressChoice } from '@foolscap/payments/ui';
import { Alert } from '@foolscap/ui/components';
import { accountAreaPart } from '../parts/account-area.part.ts';
import { captchaPart } from '../parts/captcha.part.ts';
import { walletPart } from '../parts/wallet.part.ts';
import type { PageExports } from '../rendering/lazy-screen.tsx';
import { usePageServices } from '../rendering/page-services.ts';
import { AccountFrame } from './AccountFrame.tsx';

export const parts = [accountAreaPart, captchaPart, walletPart];

export const load: PageExports['load'] = () => [
  walletActions.walletChangeForgotten(),
  walletActions.walletRequested(),
  accountAreaActions.addressesRequested(),
];

/** The saved cards, with the address book, and the address form of checkout. */
export default function WalletScreen() {
  const { cards, now } = usePageServices();
  const saved = useSelector(selectAddressBook).value ?? [];
  const addresses = [...saved]
    .sort((one, other) => Number(other.defaultBilling) - Number(one.defaultBilling))
    .map(({ address }) => address);
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
          <BillingAddressChoice addresses={addresses} onUse={onAddress}>
            <AddressForm draft={toDraft(draft)} submitLabel="Use this billing address" onSubmit={onAddress} />
          </BillingAddressChoice>
        )}
      />
    </AccountFrame>
  );
}
