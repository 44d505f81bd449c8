import { AddStoredValue } from '@foolscap/payments/feature';
import { usePageServices } from '../../rendering/page-services.ts';

/** The form for adding a gift or prepaid card. */
export function AddGiftCard({ count }: { count: number }) {
  const { cards } = usePageServices();
  return <AddStoredValue cards={cards} count={count} balanceHref="/gift-card-balance" />;
}
