import { Skeleton } from '@foolscap/ui/components';
import styles from './ProductTileSkeleton.module.scss';

/** The place of a tile: the same picture, lines and button, so that nothing moves when the product arrives. */
export function ProductTileSkeleton() {
  return (
    <div className={styles.tile} aria-hidden>
      <Skeleton shape="picture" className={styles.picture} />
      <Skeleton />
      <Skeleton width="three-quarters" />
      <Skeleton shape="price" width="third" />
      <Skeleton shape="control" className={styles.action} />
    </div>
  );
}
