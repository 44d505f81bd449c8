import type { FoundListItem } from '@foolscap/lists/contract';
import { AnotherListTile } from '@foolscap/tiles/ui';
import { Text } from '@foolscap/ui/components';
import type { MouseEvent } from 'react';
import { useShop } from '../../shell/shop-context.ts';
import { addToListPath, useAddToList } from './use-add-to-list.tsx';
import { LISTS_SCREEN_MESSAGES } from './lists-messages.ts';

const { listPages: texts } = LISTS_SCREEN_MESSAGES;

/** An item found on a list, with its current price; the shopper can add it to another list. */
export default function FoundItemTile({ item }: { item: FoundListItem }) {
  const { tenant } = useShop();
  const { openFor, dialog } = useAddToList();
  const { listId, itemId, qty, note, name, imageUrl, itemUrl, units, finalPricePerUnit, isOutOfStock } = item;
  return (
    <>
      <AnotherListTile
        item={{
          itemId,
          title: name,
          itemUrl,
          image: imageUrl,
          units,
          isOutOfStock,
          ...(finalPricePerUnit === undefined ? {} : { priceValue: finalPricePerUnit }),
        }}
        quantity={qty}
        listHref={addToListPath(tenant, itemId, qty)}
        onChooseList={(_item, press) =>
          // With `listHref` the control is a link.
          openFor(press as MouseEvent<HTMLAnchorElement>, {
            items: [{ itemId, qty, name }],
            ignoreListId: listId,
          })
        }
      >
        {note && <Text size={14}>{texts.note(note)}</Text>}
      </AnotherListTile>
      {dialog}
    </>
  );
}
