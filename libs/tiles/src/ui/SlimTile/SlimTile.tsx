import type { CompareEntry } from '../../model/index.ts';
import { TileFrame } from '../parts/TileFrame.tsx';
import { TileName } from '../parts/TileName.tsx';
import { TilePicture } from '../parts/TilePicture.tsx';
import { TileRemove, type TileRemoveProps } from '../parts/TileRemove.tsx';
import styles from './SlimTile.module.scss';

export interface SlimTileProps extends Omit<TileRemoveProps, 'title'> {
  /** The product. */
  readonly item: Omit<CompareEntry, 'itemId'>;
}

/** The slim tile of a product in the compare bar: a small picture, the name and a control that removes it (storefront-2.61). */
export function SlimTile({ item, ...remove }: SlimTileProps) {
  return (
    <TileFrame item={{}} layout="own" className={styles.tile}>
      <TilePicture item={{ image: item.image }} />
      <TileName item={item} small />
      <TileRemove title={item.title} {...remove} />
    </TileFrame>
  );
}
