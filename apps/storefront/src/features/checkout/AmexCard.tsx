import { AmexApplication } from '@foolscap/payments/feature';

/** The application for the Amex card, if the server offers it. */
export function AmexCard({ url }: { url: string }) {
  return (
    <AmexApplication
      url={url}
      getOrigin={() => location.origin}
      newTransactionId={() => crypto.randomUUID()}
    />
  );
}
