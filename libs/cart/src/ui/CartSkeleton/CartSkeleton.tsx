import { Grid, Skeleton, Stack, VisuallyHidden } from '@foolscap/ui/components';
import styles from './CartSkeleton.module.scss';

/** The cart's shape while it is read; the same grid and heights, so that nothing shifts. */
export function CartSkeleton() {
  return (
    <Grid columns="aside" aria-busy="true">
      <VisuallyHidden>
        <p role="status">Getting your cart</p>
      </VisuallyHidden>
      <Stack gap={4} ruled>
        {[0, 1, 2].map((line) => (
          <div key={line} className={styles.line}>
            <div className={styles.picture}>
              <Skeleton shape="picture" />
            </div>
            <Stack gap={2}>
              <Skeleton width="three-quarters" />
              <Skeleton width="third" />
              <Skeleton shape="control" width="quarter" />
            </Stack>
          </div>
        ))}
      </Stack>
      <Stack gap={3}>
        <Skeleton shape="heading" width="half" />
        <Skeleton />
        <Skeleton />
        <Skeleton shape="control" />
      </Stack>
    </Grid>
  );
}
