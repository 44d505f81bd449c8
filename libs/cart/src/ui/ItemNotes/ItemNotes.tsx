import { labelWith } from '@foolscap/core/text';
import { Badge, Inline, Link, useMessages } from '@foolscap/ui/components';
import type { ItemNote } from '@foolscap/core/vocabulary';
import { CART_PAGE_MESSAGES } from '../../model/cart-page-messages.ts';

export interface ItemNotesProps {
  /** The item's notes, in display order. */
  notes: readonly ItemNote[];
  /** Name and URL of the product, for the note that links to its page. */
  name: string;
  /** URL of the product page. */
  itemUrl: string;
}

const TONES = {
  discontinued: 'warning',
  limitedQuantities: 'warning',
  newPackaging: 'info',
  expertsSuggest: 'info',
} as const;

/** A line's notes about its item (cart-8.56). */
export function ItemNotes({ notes, name, itemUrl }: ItemNotesProps) {
  const { itemNotes: texts } = useMessages('cart', CART_PAGE_MESSAGES);
  return (
    <Inline gap={2}>
      {notes.map((note) =>
        note === 'viewDetails' ? (
          <Link key={note} href={itemUrl} aria-label={labelWith(texts[note], name)}>
            {texts[note]}
          </Link>
        ) : (
          <Badge key={note} tone={TONES[note]}>
            {texts[note]}
          </Badge>
        ),
      )}
    </Inline>
  );
}
