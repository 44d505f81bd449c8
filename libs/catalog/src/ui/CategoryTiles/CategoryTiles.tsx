import { ImageWithFallback, Link } from '@foolscap/ui/components';
import type { Category } from '../../contract/index.ts';
import styles from './CategoryTiles.module.scss';

export interface CategoryTilesProps {
  categories: readonly Category[];
}

/** The departments of the shop, each with its picture. */
export function CategoryTiles({ categories }: CategoryTilesProps) {
  return (
    <ul className={styles.tiles}>
      {categories.map(({ id, name, image, url, count }) => (
        <li key={id}>
          <Link href={url} className={styles.tile} variant="quiet">
            <ImageWithFallback src={image} alt="" width={160} height={160} />
            <span className={styles.name}>{name}</span>
            <span className={styles.count}>
              {count} {count === 1 ? 'product' : 'products'}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
