import { useSelector } from 'react-redux';
import { selectAccount } from '@foolscap/account/state';
import { CardBalanceCheck } from '@foolscap/payments/feature';
import { Alert, Link } from '@foolscap/ui/components';
import { usePageServices } from '../../rendering/page-services.ts';
import { isToggleOn } from '../../routing/is-toggle-on.ts';
import { EntryFrame } from '../account/EntryFrame.tsx';
import { useOwnDocument } from './use-own-document.ts';
import { paymentsFeature } from './feature.ts';

export const features = [paymentsFeature];

/** The page that shows the balance of a gift or prepaid card. */
export default function GiftCardBalanceScreen() {
  const isOwnDocument = useOwnDocument();
  const { cards } = usePageServices();
  const isOpen = isToggleOn('giftCardLink', useSelector(selectAccount));
  return (
    <EntryFrame
      title="Gift card balance"
      note={
        isOpen
          ? 'Enter the number and the code of a gift or prepaid card to see what is left on it.'
          : 'Checking a balance is not available at the moment.'
      }
      ways={
        <p>
          <Link href="/cart">Back to your cart</Link>
        </p>
      }
    >
      {isOpen && (
        <noscript>
          <Alert kind="warning">
            Checking a balance requires JavaScript. Turn it on in your browser and reload this page.
          </Alert>
        </noscript>
      )}
      {isOpen && isOwnDocument && <CardBalanceCheck cards={cards} />}
    </EntryFrame>
  );
}
