import { useEffect } from 'react';
import { accountAreaActions } from '@foolscap/account/state';
import { Wallet } from '@foolscap/payments/feature';
import { walletActions } from '@foolscap/payments/state';
import { Alert } from '@foolscap/ui/components';
import type { FeatureExports } from '../../rendering/lazy-feature.tsx';
import { lazyFeature } from '../../rendering/lazy-feature.tsx';
import { usePageServices } from '../../rendering/page-services.ts';
import { AccountFrame } from '../account/AccountFrame.tsx';
import { useOwnDocument } from './use-own-document.ts';
import { accountFeature } from '../account/feature.ts';
import { paymentsFeature } from './feature.ts';
import { PAYMENTS_SCREEN_MESSAGES } from './payments-messages.ts';
import { TITLE_MESSAGES } from '../../rendering/title-messages.ts';

const { paymentPages: texts } = PAYMENTS_SCREEN_MESSAGES;

export const features = [accountFeature, paymentsFeature];

export const load: FeatureExports['load'] = () => [
  walletActions.walletChangeForgotten(),
  walletActions.walletRequested(),
  // The form offers them as billing addresses.
  accountAreaActions.addressesRequested(),
];

const form = lazyFeature(() => import('./WalletForm.tsx'), { as: 'section' });

/** The saved cards. */
export default function WalletScreen() {
  const isOwnDocument = useOwnDocument();
  const { now, open } = usePageServices();
  // A form that failed to load reports that itself.
  useEffect(() => void Promise.resolve(open(form)).catch(() => undefined), [open]);
  return (
    <AccountFrame title={TITLE_MESSAGES.titles.cards}>
      <noscript>
        <Alert kind="warning">{texts.cardsNeedScript}</Alert>
      </noscript>
      {isOwnDocument && (
        <Wallet now={now} renderForm={(card, onCancel) => <form.Screen card={card} onCancel={onCancel} />} />
      )}
    </AccountFrame>
  );
}
