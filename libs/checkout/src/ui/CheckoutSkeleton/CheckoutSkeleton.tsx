import { Grid, Skeleton, VisuallyHidden, useMessages } from '@foolscap/ui/components';
import { ORDER_MESSAGES } from '../../model/order-messages.ts';
import section from '../CheckoutSection/CheckoutSection.module.scss';
import summary from '../OrderSummary/OrderSummary.module.scss';

/** The skeleton of the checkout or of an order, on the same grid as its steps and summary, so that nothing shifts. */
export function CheckoutSkeleton({
  label,
}: {
  /** Announced while it is shown. */
  label?: string;
}) {
  const { order: texts } = useMessages('checkout', ORDER_MESSAGES);
  return (
    <Grid columns="aside" aria-busy="true">
      <VisuallyHidden>
        <p role="status">{label ?? texts.loadingCheckout}</p>
      </VisuallyHidden>
      <div>
        {(['quarter', 'half', 'third', 'quarter'] as const).map((width, place) => (
          <div key={place} className={section.section} data-state="waiting">
            <div className={section.header}>
              <span className={section.number} />
              <Skeleton shape="heading" width={width} />
            </div>
            <div className={section.body}>
              <Skeleton width="half" />
            </div>
          </div>
        ))}
      </div>
      <div className={summary.summary}>
        <Skeleton shape="heading" width="half" />
        <Skeleton />
        <Skeleton />
        <Skeleton />
        <Skeleton shape="control" />
      </div>
    </Grid>
  );
}
