import { Grid, Skeleton, VisuallyHidden, useMessages } from '@foolscap/ui/components';
import { CART_VIEW_MESSAGES } from '../../model/cart-view-messages.ts';
import line from '../CartLine/CartLine.module.scss';
import summary from '../CartSummary/CartSummary.module.scss';

/** The cart's skeleton, on the same grid as its lines and summary, so that nothing shifts. */
export function CartSkeleton() {
  const { view: texts } = useMessages('cart', CART_VIEW_MESSAGES);
  return (
    <Grid columns="aside" aria-busy="true">
      <VisuallyHidden>
        <p role="status">{texts.loading}</p>
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
