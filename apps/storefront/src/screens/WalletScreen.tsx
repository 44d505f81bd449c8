import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { Wallet } from '@foolscap/payments/feature';
import { walletActions } from '@foolscap/payments/state';
import { Alert } from '@foolscap/ui/components';
import { walletPart } from '../parts/wallet.part.ts';
import type { LazyScreen, PageExports } from '../rendering/lazy-screen.tsx';
import { lazySection, openPage } from '../rendering/lazy-section.tsx';
import { usePageServices } from '../rendering/page-services.ts';
import { useShop } from '../shell/shop-context.ts';
import { AccountFrame } from './AccountFrame.tsx';

export const parts = [walletPart];

export const load: PageExports['load'] = () => [
  walletActions.walletChangeForgotten(),
  walletActions.walletRequested(),
];

const form = lazySection(() => import('./wallet/WalletForm.tsx'));

/** The saved cards. */
export default function WalletScreen() {
  const { now, open } = usePageServices();
  const { tenant } = useShop();
  const dispatch = useDispatch();
  useEffect(() => {
    // The form offers the addresses, so they are read before it opens. A form that could not be loaded reports itself.
    openPage(open, form as unknown as LazyScreen, { params: {}, search: new URLSearchParams(), tenant }).then(
      (actions) => actions.forEach((action) => dispatch(action)),
      () => undefined,
    );
  }, [dispatch, open, tenant]);
  return (
    <AccountFrame title="Your cards">
      <noscript>
        <Alert kind="warning">
          Changing your cards requires JavaScript. Turn it on in your browser and reload this page.
        </Alert>
      </noscript>
      <Wallet now={now} renderForm={(card, onCancel) => <form.Screen card={card} onCancel={onCancel} />} />
    </AccountFrame>
  );
}
