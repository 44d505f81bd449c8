import type { ProductDetail } from '@foolscap/catalog/contract';
import { Stack } from '@foolscap/ui/components';
import { Recommendations } from '../recommendations/Recommendations.tsx';
import { RecentlyViewed } from './RecentlyViewed.tsx';

/** Rows of other products at the end of a product page. */
export function ProductRows({ product }: { product: Pick<ProductDetail, 'itemId' | 'baseCatId'> }) {
  const { itemId: sku, baseCatId: categoryId } = product;
  return (
    <Stack gap={12}>
      <Recommendations slot="productPage" skuList={[sku]} categoryId={categoryId} />
      <RecentlyViewed sku={sku} />
    </Stack>
  );
}
