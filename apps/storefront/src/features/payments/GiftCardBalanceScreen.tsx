import { CardBalanceCheck } from '@foolscap/payments/feature';
import { Alert, Link } from '@foolscap/ui/components';
import { usePageServices } from '../../rendering/page-services.ts';
import { EntryFrame } from '../account/EntryFrame.tsx';
import { useOwnDocument } from './use-own-document.ts';
import { paymentsFeature } from './feature.ts';

export const features = [paymentsFeature];

/** The page that shows the balance of a gift or prepaid card. */
export default function GiftCardBalanceScreen() {
  const isOwnDocument = useOwnDocument();
  const { cards } = usePageServices();
  return (
    <EntryFrame
      title="Gift card balance"
      note="Enter the number and the code of a gift or prepaid card to see what is left on it."
      ways={
        <p>
          <Link href="/cart">Back to your cart</Link>
        </p>
      }
    >
      <noscript>
        <Alert kind="warning">
          Checking a balance requires JavaScript. Turn it on in your browser and reload this page.
        </Alert>
      </noscript>
      {isOwnDocument && <CardBalanceCheck cards={cards} />}
    </EntryFrame>
  );
}
