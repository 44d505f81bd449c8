import { Skeleton, SkeletonText } from '@foolscap/ui/components';
import styles from './ListTile.module.scss';

/** A placeholder with the dimensions of a tile of the list view. */
export function ListTileSkeleton() {
  return (
    <div className={styles.tile} aria-hidden>
      <Skeleton shape="picture" />
      <div className={styles.facts}>
        <SkeletonText lines={3} />
      </div>
      <div className={styles.buy}>
        <Skeleton shape="price" width="half" />
        <Skeleton shape="control" />
      </div>
    </div>
  );
}
