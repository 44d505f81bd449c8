import { Button, ButtonLink, Text, VisuallyHidden, useMessages } from '@foolscap/ui/components';
import type { MouseEvent, ReactNode } from 'react';
import type { TileItem } from '../../model/index.ts';
import { RowTile, type RowTileItem } from '../parts/RowTile.tsx';
import { TilePrice, TileStock } from '../parts/TileFacts.tsx';
import { TILES_MESSAGES } from '../messages.ts';

/** The fields of a product that its tile shows: those that list items have. An item without a price is no longer sold. */
export type ListedItem = RowTileItem & Pick<TileItem, 'itemId' | 'units'>;

export interface AnotherListTileProps {
  /** The product of a list. */
  readonly item: ListedItem;
  /** URL of the product page; defaults to `item.itemUrl`. */
  readonly href?: string | undefined;
  /** The quantity on the list; without it the tile shows neither number nor quantity. */
  readonly quantity?: number | undefined;
  /** Additional lines, such as a note of the list. */
  readonly children?: ReactNode;
  /** URL that adds the product to a list, which the control links to. Without it the control is a button. */
  readonly listHref?: string | undefined;
  /** Opens the choice of another list. A click on the link may prevent its default. */
  readonly onChooseList: (item: ListedItem, press: MouseEvent<HTMLElement>) => void;
}

/** The tile of a list's product, which can be added to another list (storefront-2.61). */
export function AnotherListTile({
  item,
  href,
  quantity,
  children,
  listHref,
  onChooseList,
}: AnotherListTileProps) {
  const { texts } = useMessages('tiles', TILES_MESSAGES);
  const choose = (press: MouseEvent<HTMLElement>) => onChooseList(item, press);
  const label = (
    <>
      {texts.anotherList} <VisuallyHidden>{item.title}</VisuallyHidden>
    </>
  );
  return (
    <RowTile
      item={item}
      href={href}
      end={
        listHref === undefined ? (
          <Button size="small" onClick={choose}>
            {label}
          </Button>
        ) : (
          <ButtonLink size="small" href={listHref} rel="nofollow" onClick={choose}>
            {label}
          </ButtonLink>
        )
      }
    >
      {quantity !== undefined && (
        <Text size={14} tone="muted">
          {texts.itemNumber(item.itemId)}, {texts.quantity(quantity)}
        </Text>
      )}
      {children}
      {item.priceValue === undefined ? (
        <Text size={14} tone="muted">
          {texts.notSold}
        </Text>
      ) : (
        <>
          <TileStock item={item} />
          <TilePrice item={item} size="small" />
        </>
      )}
    </RowTile>
  );
}
