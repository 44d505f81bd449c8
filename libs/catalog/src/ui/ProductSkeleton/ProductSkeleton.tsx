import { Skeleton, SkeletonText, Stack, useMessages, VisuallyHidden } from '@foolscap/ui/components';
import { PRODUCT_MESSAGES } from '../ProductDetails/product-messages.ts';
import gallery from '../Gallery/Gallery.module.scss';
import details from '../ProductDetails/ProductDetails.module.scss';

/** The skeleton of a product page: the same grid and image ratio. */
export function ProductSkeleton() {
  const { product: texts } = useMessages('catalog', PRODUCT_MESSAGES);
  return (
    <div className={details.product} aria-busy="true">
      <VisuallyHidden>
        <p role="status">{texts.loading}</p>
      </VisuallyHidden>
      <Skeleton width="third" />
      <div className={details.main}>
        <div className={gallery.stage} />
        <Stack gap={4}>
          <Skeleton width="quarter" />
          <Skeleton shape="heading" />
          <Skeleton shape="heading" width="half" />
          <Skeleton shape="price" width="third" />
          <Skeleton shape="control" />
          <SkeletonText lines={4} />
        </Stack>
      </div>
    </div>
  );
}
