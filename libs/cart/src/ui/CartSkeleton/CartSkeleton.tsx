import { Grid, Skeleton, VisuallyHidden } from '@foolscap/ui/components';
import line from '../CartLine/CartLine.module.scss';
import summary from '../CartSummary/CartSummary.module.scss';

/** The cart's skeleton, on the same grid as its lines and summary, so that nothing shifts. */
export function CartSkeleton() {
  return (
    <Grid columns="aside" aria-busy="true">
      <VisuallyHidden>
        <p role="status">Loading your cart</p>
      </VisuallyHidden>
      <div>
        {[0, 1, 2].map((place) => (
          <div key={place} className={line.line}>
            <Skeleton shape="picture" className={line.picture} />
            <div className={line.text}>
              <Skeleton width="three-quarters" />
              <Skeleton width="third" />
            </div>
            <div className={line.fulfillment}>
              <Skeleton width="half" />
              <Skeleton width="third" />
              <Skeleton width="half" />
              <Skeleton width="third" />
            </div>
          </div>
        ))}
      </div>
      <div className={summary.summary}>
        <Skeleton shape="heading" width="half" />
        <Skeleton />
        <Skeleton />
        <Skeleton shape="control" />
      </div>
    </Grid>
  );
}
