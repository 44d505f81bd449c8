import { AmexApplication } from '@foolscap/payments/feature';
import { cardApplicationPart } from '../../parts/card-application.part.ts';

export const parts = [cardApplicationPart];

/** The application for the Amex card, where the server offers it. */
export default function AmexCard({ url }: { url: string }) {
  return (
    <AmexApplication
      url={url}
      getOrigin={() => location.origin}
      newTransactionId={() => crypto.randomUUID()}
    />
  );
}
