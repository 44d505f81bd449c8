import { AddStoredValue } from '@foolscap/payments/feature';
import { storedValuePart } from '../../parts/stored-value.part.ts';
import { usePageServices } from '../../rendering/page-services.ts';

export const parts = [storedValuePart];

/** The form of a gift or prepaid card. In a chunk of its own, since most orders are paid without one. */
export default function AddGiftCard({ count }: { count: number }) {
  const { cards } = usePageServices();
  return <AddStoredValue cards={cards} count={count} />;
}
