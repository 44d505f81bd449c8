import { ImageWithFallback, PlainLink, Skeleton, useMessages } from '@foolscap/ui/components';
import type { Category } from '../../contract/index.ts';
import { CATALOG_MESSAGES } from '../../model/messages.ts';
import styles from './CategoryTiles.module.scss';

export interface CategoryTilesProps {
  /** The departments, in order. */
  categories: readonly Category[];
  /** Shows skeletons while loading. */
  loading?: boolean;
}

/** The departments of the shop, each with its image. */
export function CategoryTiles({ categories, loading = false }: CategoryTilesProps) {
  const { texts } = useMessages('catalog', CATALOG_MESSAGES);
  return (
    <div className={styles.room}>
      <ul className={styles.tiles} aria-busy={loading || undefined}>
        {loading &&
          [0, 1, 2, 3, 4, 5, 6].map((place) => (
            <li key={place}>
              <span className={styles.tile}>
                <Skeleton shape="circle" className={styles.image} />
                <Skeleton width="half" />
                <Skeleton width="third" />
              </span>
            </li>
          ))}
        {categories.map(({ id, name, image, url, count }) => (
          <li key={id}>
            <PlainLink href={url} className={styles.tile}>
              <ImageWithFallback src={image} alt="" width={160} height={160} className={styles.image} />
              <span className={styles.name}>{name}</span>
              <span className={styles.count}>{texts.productCount(count)}</span>
            </PlainLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
