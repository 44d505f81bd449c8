import { FreeItems, OrderHints } from '@foolscap/cart/feature';
import { lazyComponent, Stack } from '@foolscap/ui/components';
import { CART_FORM_PATHS } from '../../forms/cart-form-paths.ts';
import { FormFields } from '../../forms/forms.tsx';
import { freeItemsPart } from '../../parts/free-items.part.ts';
import { couponsPart } from '../../parts/coupons.part.ts';
import { savedItemsPart } from '../../parts/saved-items.part.ts';
import { sharedCartPart } from '../../parts/shared-cart.part.ts';
import { CouponsSection } from './CouponsSection.tsx';
import { load, SavedItemsSection } from './saved-items.tsx';
import { ShareCartSection } from './ShareCartSection.tsx';

export { SaveLine } from './saved-items.tsx';
export { load };

export const parts = [freeItemsPart, couponsPart, savedItemsPart, sharedCartPart];

const CartRecommendations = lazyComponent(async () => ({
  default: (await import('../recommendations/Recommendations.tsx')).CartRecommendations,
}));

/** The free items, the items saved for later, and sharing, below the lines of the cart. */
export function Below() {
  return (
    <>
      <FreeItems form={{ action: CART_FORM_PATHS.freeItems, fields: <FormFields purpose="free" /> }} />
      <SavedItemsSection />
      <Stack gap={8}>
        <ShareCartSection />
        <CartRecommendations />
      </Stack>
    </>
  );
}

/** The coupons and hints above the totals of the cart page. */
export function AboveTotals() {
  return (
    <>
      <CouponsSection />
      <OrderHints />
    </>
  );
}
