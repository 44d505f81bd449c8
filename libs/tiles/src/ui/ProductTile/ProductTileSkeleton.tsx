import { Skeleton } from '@foolscap/ui/components';
import styles from './ProductTileSkeleton.module.scss';

/** A placeholder with the dimensions of a tile, to avoid a layout shift when the product loads. */
export function ProductTileSkeleton({
  compares = false,
}: {
  /** Reserves the line of the checkbox for comparing. */
  readonly compares?: boolean;
}) {
  return (
    <div className={styles.tile} aria-hidden>
      <Skeleton shape="picture" className={styles.picture} />
      <div className={styles.name}>
        <Skeleton />
        <Skeleton width="three-quarters" />
      </div>
      <Skeleton shape="price" width="third" />
      <Skeleton width="half" className={styles.rating} />
      <Skeleton shape="control" className={styles.action} />
      {compares && <Skeleton width="half" className={styles.compare} />}
    </div>
  );
}
