import { Badge, Inline, Link } from '@foolscap/ui/components';
import { ITEM_NOTES, type ItemNote } from '@foolscap/core/vocabulary';

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
  return (
    <Inline gap={2}>
      {notes.map((note) =>
        note === 'viewDetails' ? (
          <Link key={note} href={itemUrl} aria-label={`${ITEM_NOTES[note]}: ${name}`}>
            {ITEM_NOTES[note]}
          </Link>
        ) : (
          <Badge key={note} tone={TONES[note]}>
            {ITEM_NOTES[note]}
          </Badge>
        ),
      )}
    </Inline>
  );
}
