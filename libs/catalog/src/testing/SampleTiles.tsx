import { toMinorUnits } from '@foolscap/core/money';
import { Grid, ImageWithFallback, Link, Price, Rating, Stack } from '@foolscap/ui/components';
import type { ProductTile } from '../contract/index.ts';
import styles from './SampleTiles.module.scss';

/** Placeholder for an application's tiles: the size of real ones, without behavior. */
export function SampleTiles({ items, label }: { items: readonly ProductTile[]; label?: string }) {
  return (
    <Grid as="ul" aria-label={label}>
      {items.map(({ itemId, title, image, itemUrl, priceValue, originalPriceValue, rating, reviewCount }) => (
        <li key={itemId}>
          <Stack gap={1}>
            <ImageWithFallback src={image} alt="" width={240} height={240} className={styles.picture} />
            <Link href={itemUrl} variant="quiet">
              {title}
            </Link>
            <Price amount={toMinorUnits(priceValue)} listAmount={toMinorUnits(originalPriceValue)} />
            {rating !== undefined && <Rating value={rating} count={reviewCount ?? 0} />}
          </Stack>
        </li>
      ))}
    </Grid>
  );
}
