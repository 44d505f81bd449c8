import { Text, useMessages } from '@foolscap/ui/components';
import type { ReactNode } from 'react';
import { RowTile } from '../parts/RowTile.tsx';
import { TileAction, type TileActionProps } from '../parts/TileAction.tsx';
import { TilePrice } from '../parts/TileFacts.tsx';
import { TILES_MESSAGES } from '../messages.ts';
import styles from './MiniTile.module.scss';

export interface MiniTileProps extends TileActionProps {
  /** Quantity that is already in the cart; hidden when 0. */
  readonly inCart?: number | undefined;
  /** The button that removes a recommended product: `TileDismiss`. */
  readonly dismiss?: ReactNode;
}

/**
 * The mini tile: a small picture, the name and the price, linked to the product (storefront-2.61). With `onAdd` or `formAction` it has the
 * product's button, in one line with `dismiss` if both fit.
 */
export function MiniTile({ inCart = 0, dismiss, ...action }: MiniTileProps) {
  const { item, href, onAdd, formAction } = action;
  const { texts } = useMessages('tiles', TILES_MESSAGES);
  const hasAction = onAdd !== undefined || formAction !== undefined;
  return (
    <RowTile item={item} href={href}>
      {item.badgeDetails?.kind === 'SELLER' && (
        // The badge names the seller, with whom the shopper makes the contract.
        <Text size={14} tone="muted">
          {item.badgeDetails.productBadge}
        </Text>
      )}
      <TilePrice item={item} size="small" />
      {inCart > 0 && (
        <Text size={14} tone="muted">
          {texts.inCart(inCart)}
        </Text>
      )}
      {(hasAction || dismiss) && (
        <div className={styles.actions}>
          {hasAction && <TileAction {...action} />}
          {dismiss}
        </div>
      )}
    </RowTile>
  );
}
