import type { Address } from '@foolscap/core/vocabulary';
import type { ReplyText } from '../../kernel/translations/reply-text.ts';

/** Places in the United States that none of the shop's carriers serve, by state code. */
const NOT_SERVED: Readonly<Record<string, ReplyText>> = {
  AA: 'military addresses',
  AE: 'military addresses',
  AP: 'military addresses',
  AS: 'American Samoa',
  GU: 'Guam',
  MP: 'the Northern Mariana Islands',
  PR: 'Puerto Rico',
  VI: 'the U.S. Virgin Islands',
};

/** PO Box 12, P.O.B. 12, Post Office Box 12, POB 12. */
const PO_BOX = /\b(p\.?\s*o\.?\s*box|p\.?o\.?b\.?|post\s+office\s+box)\s*#?\s*\d/i;

type Place = Pick<Address, 'state' | 'address1' | 'address2'>;

/** A part of an address that the shop does not deliver to, with the text that explains it. */
export interface Undeliverable {
  field: 'state' | 'address1' | 'address2';
  message: ReplyText;
}

/** Finds the reason why nothing can be delivered to an address, whatever the items (storefront-8.33). */
export function findUnservedPlace({ state }: Place): Undeliverable | undefined {
  const name = Object.hasOwn(NOT_SERVED, state) ? NOT_SERVED[state] : undefined;
  return name === undefined
    ? undefined
    : { field: 'state', message: `We don’t deliver to ${name}. Choose another address.` };
}

/** Finds the reason why shipped items cannot be delivered to an address: carriers do not take bulky items to a PO box. */
export function findUndeliverable(
  address: Place,
  { hasBulkyItems }: { hasBulkyItems: boolean },
): Undeliverable | undefined {
  const unserved = findUnservedPlace(address);
  if (unserved || !hasBulkyItems) return unserved;
  const field = (['address1', 'address2'] as const).find((name) => PO_BOX.test(address[name] ?? ''));
  return (
    field && {
      field,
      message:
        'We can’t deliver large items to a PO box. Enter a street address, or remove the large items from your cart.',
    }
  );
}
