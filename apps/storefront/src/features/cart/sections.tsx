import { FreeItems, OrderHints } from '@foolscap/cart/feature';
import { Stack } from '@foolscap/ui/components';
import { CART_FORM_PATHS } from '../../forms/cart-form-paths.ts';
import { FormFields } from '../../forms/forms.tsx';
import { CouponsSection } from './CouponsSection.tsx';
import { SavedItemsSection } from './saved-items.tsx';
import { ShareCartSection } from './ShareCartSection.tsx';
import { CartRecommendations } from '../recommendations/Recommendations.tsx';

/** The free items, saved items and sharing controls, below the cart's lines. */
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

/** The coupons and hints above the cart page's totals. */
export function AboveTotals() {
  return (
    <>
      <CouponsSection />
      <OrderHints />
    </>
  );
}
