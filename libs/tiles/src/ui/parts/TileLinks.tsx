import { labelWith } from '@foolscap/core/text';
import { Icon, PlainLink, useMessages } from '@foolscap/ui/components';
import type { MouseEvent } from 'react';
import type { TileItem } from '../../model/index.ts';
import { TILES_MESSAGES } from '../messages.ts';
import styles from './parts.module.scss';

export interface TileLinksProps {
  /** The product. */
  readonly item: TileItem;
  /** URL of the product page; defaults to `item.itemUrl`. */
  readonly href?: string | undefined;
  /**
   * Called on a click on the quick view; it may prevent the default, which is following the link to the product page. Without it the tile
   * has no such link.
   */
  readonly onQuickView?: ((item: TileItem, press: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** URL of the link that adds the product to a list; without it the tile has no such link. */
  readonly listHref?: string | undefined;
  /** Called on a click on that link, whose default it may prevent: an application with JavaScript opens a dialog instead. */
  readonly onAddToList?: ((item: TileItem, press: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** The links over the picture. They are last in the source, after the name of the product and its button. */
export function TileLinks({ item, href = item.itemUrl, onQuickView, listHref, onAddToList }: TileLinksProps) {
  const { texts } = useMessages('tiles', TILES_MESSAGES);
  return (
    <>
      {onQuickView && (
        <PlainLink
          href={href}
          rel="nofollow"
          data-print="hide"
          className={styles.quickView}
          aria-label={labelWith(texts.quickView, item.title)}
          title={texts.quickView}
          onClick={(press: MouseEvent<HTMLAnchorElement>) => onQuickView(item, press)}
        >
          <Icon name="eye" />
        </PlainLink>
      )}
      {listHref !== undefined && (
        <PlainLink
          href={listHref}
          rel="nofollow"
          data-print="hide"
          className={styles.list}
          aria-label={labelWith(texts.addToList, item.title)}
          title={texts.addToList}
          onClick={(press: MouseEvent<HTMLAnchorElement>) => onAddToList?.(item, press)}
        >
          <Icon name="list" />
        </PlainLink>
      )}
    </>
  );
}
