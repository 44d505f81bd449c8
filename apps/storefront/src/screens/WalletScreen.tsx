import { useEffect } from 'react';
import { accountAreaActions } from '@foolscap/account/state';
import { Wallet } from '@foolscap/payments/feature';
import { walletActions } from '@foolscap/payments/state';
import { Alert } from '@foolscap/ui/components';
import { accountAreaPart } from '../parts/account-area.part.ts';
import { savedCardsPagePart } from '../parts/saved-cards-page.part.ts';
import { walletPart } from '../parts/wallet.part.ts';
import type { PageExports } from '../rendering/lazy-screen.tsx';
import { lazySection } from '../rendering/lazy-section.tsx';
import { usePageServices } from '../rendering/page-services.ts';
import { AccountFrame } from './AccountFrame.tsx';
import { useOwnDocument } from './use-own-document.ts';

export const parts = [accountAreaPart, walletPart, savedCardsPagePart];

export const load: PageExports['load'] = () => [
  walletActions.walletChangeForgotten(),
  walletActions.walletRequested(),
  // A form offers them as billing addresses.
  accountAreaActions.addressesRequested(),
];

const loadForm = () => import('./wallet/WalletForm.tsx');
const form = lazySection(loadForm);

/** The saved cards. */
export default function WalletScreen() {
  const isOwnDocument = useOwnDocument();
  const { now, open } = usePageServices();
  // A form that could not be loaded reports itself.
  useEffect(() => void Promise.resolve(open(form)).catch(() => undefined), [open]);
  return (
    <AccountFrame title="Your cards">
      <noscript>
        <Alert kind="warning">
          Changing your cards requires JavaScript. Turn it on in your browser and reload this page.
        </Alert>
      </noscript>
      {isOwnDocument && (
        <Wallet now={now} renderForm={(card, onCancel) => <form.Screen card={card} onCancel={onCancel} />} />
      )}
    </AccountFrame>
  );
}
