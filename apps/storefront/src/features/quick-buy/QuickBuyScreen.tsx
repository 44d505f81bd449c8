import { useDispatch, useSelector } from 'react-redux';
import { QuickBuySetup } from '@foolscap/account/feature';
import { accountAreaActions, quickBuySettingsActions } from '@foolscap/account/state';
import { paymentMessage, savedCardStatus } from '@foolscap/payments/model';
import { selectWallet, walletActions } from '@foolscap/payments/state';
import { SavedCardSummary } from '@foolscap/payments/ui';
import { Alert, useMessages } from '@foolscap/ui/components';
import type { FeatureExports } from '../../rendering/lazy-feature.tsx';
import { usePageServices } from '../../rendering/page-services.ts';
import { PAGES } from '../../routing/pages.ts';
import { AccountFrame } from '../account/AccountFrame.tsx';
import { accountFeature } from '../account/feature.ts';
import { paymentsFeature } from '../payments/feature.ts';
import { quickBuyFeature } from './feature.ts';
import { PAYMENT_MESSAGES } from '@foolscap/payments/model';
import { QUICK_BUY_SCREEN_MESSAGES } from './quick-buy-messages.ts';
import { TITLE_MESSAGES } from '../../rendering/title-messages.ts';

const { quickBuyPages: texts } = QUICK_BUY_SCREEN_MESSAGES;

export const features = [accountFeature, paymentsFeature, quickBuyFeature];

export const load: FeatureExports['load'] = () => [
  accountAreaActions.addressesRequested(),
  walletActions.walletRequested(),
  quickBuySettingsActions.quickBuyRequested(),
];

/** The quick-buy setup, with the address book and the saved cards. */
export default function QuickBuyScreen() {
  const dispatch = useDispatch();
  const { now } = usePageServices();
  const wallet = useSelector(selectWallet);
  const messages = useMessages('payments', PAYMENT_MESSAGES);
  return (
    <AccountFrame title={TITLE_MESSAGES.titles.quickBuy} note={texts.note}>
      <noscript>
        <Alert kind="warning">{texts.needsScript}</Alert>
      </noscript>
      <QuickBuySetup
        cards={wallet.value?.userPayments.map((card) => ({
          id: card.id,
          label: <SavedCardSummary card={card} now={now} />,
          isExpired: savedCardStatus(card, now()) === 'expired',
        }))}
        cardsError={
          wallet.phase === 'failed' && !wallet.value ? paymentMessage(wallet.failure, messages) : undefined
        }
        onRetryCards={() => dispatch(walletActions.walletRequested())}
        addressesHref={PAGES.addresses}
        cardsHref={PAGES.wallet}
      />
    </AccountFrame>
  );
}
