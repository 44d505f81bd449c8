import { AddStoredValue } from '@foolscap/payments/feature';
import { captchaPart } from '../../parts/captcha.part.ts';
import { storedValuePart } from '../../parts/stored-value.part.ts';
import { usePageServices } from '../../rendering/page-services.ts';

export const parts = [captchaPart, storedValuePart];

/** The form of a gift or prepaid card. */
export default function AddGiftCard({ count }: { count: number }) {
  const { cards } = usePageServices();
  return <AddStoredValue cards={cards} count={count} balanceHref="/gift-card-balance" />;
}
