import { Stack } from '@foolscap/ui/components';
import { Recommendations } from '../recommendations/Recommendations.tsx';
import { RecentlyViewed } from './RecentlyViewed.tsx';

/** The rows of other products at the end of a product page. */
export function ProductRows({ sku, categoryId }: { sku: string; categoryId: string }) {
  return (
    <Stack gap={12}>
      <Recommendations slot="productPage" skuList={[sku]} categoryId={categoryId} />
      <RecentlyViewed sku={sku} />
    </Stack>
  );
}
