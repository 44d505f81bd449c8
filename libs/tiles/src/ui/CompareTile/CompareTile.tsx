import { useAnnounce, useMessages } from '@foolscap/ui/components';
import { TileAction, type TileActionProps } from '../parts/TileAction.tsx';
import { TileFrame } from '../parts/TileFrame.tsx';
import { TileName } from '../parts/TileName.tsx';
import { TilePicture } from '../parts/TilePicture.tsx';
import { TileRemove, type TileRemoveProps } from '../parts/TileRemove.tsx';
import { COMPARE_MESSAGES } from '../compare-messages.ts';
import styles from './CompareTile.module.scss';

export interface CompareTileProps extends TileActionProps, Omit<TileRemoveProps, 'title'> {}

/** The tile at the head of a column of the comparison: picture, name, button and a control that removes it (storefront-2.61). */
export function CompareTile({ removeHref, onRemove, ...action }: CompareTileProps) {
  const { item, href } = action;
  const { compare: texts } = useMessages('tiles', COMPARE_MESSAGES);
  const announce = useAnnounce();
  return (
    <TileFrame item={item} className={styles.tile}>
      <TilePicture item={item} plain />
      <TileName item={item} href={href} small />
      <TileAction {...action} />
      <TileRemove
        title={item.title}
        removeHref={removeHref}
        onRemove={(press) => {
          announce(texts.removed(item.title));
          onRemove(press);
        }}
      />
    </TileFrame>
  );
}
