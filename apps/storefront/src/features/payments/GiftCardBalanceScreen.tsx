import { useSelector } from 'react-redux';
import { selectAccount } from '@foolscap/account/state';
import { CardBalanceCheck } from '@foolscap/payments/feature';
import { Alert, Link } from '@foolscap/ui/components';
import { usePageServices } from '../../rendering/page-services.ts';
import { isToggleOn } from '../../routing/is-toggle-on.ts';
import { EntryFrame } from '../account/EntryFrame.tsx';
import { useOwnDocument } from './use-own-document.ts';
import { paymentsFeature } from './feature.ts';
import { PAYMENTS_SCREEN_MESSAGES } from './payments-messages.ts';

const { paymentPages: texts } = PAYMENTS_SCREEN_MESSAGES;

export const features = [paymentsFeature];

/** The page that shows the balance of a gift or prepaid card. */
export default function GiftCardBalanceScreen() {
  const isOwnDocument = useOwnDocument();
  const { cards } = usePageServices();
  const isOpen = isToggleOn('giftCardLink', useSelector(selectAccount));
  return (
    <EntryFrame
      title={texts.balance}
      note={isOpen ? texts.balanceNote : texts.balanceOff}
      ways={
        <p>
          <Link href="/cart">{texts.backToCart}</Link>
        </p>
      }
    >
      {isOpen && (
        <noscript>
          <Alert kind="warning">{texts.balanceNeedsScript}</Alert>
        </noscript>
      )}
      {isOpen && isOwnDocument && <CardBalanceCheck cards={cards} />}
    </EntryFrame>
  );
}
