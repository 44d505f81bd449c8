import { useLocation } from 'react-router';
import { Coupons } from '@foolscap/cart/feature';
import { COUPON_ENTRY_ERRORS } from '@foolscap/cart/model';
import { FORM_PATHS, FormFields } from '../../forms/forms.tsx';

/** The cart's coupons, above its totals. */
export function CouponsSection() {
  // The error of a form submitted without JavaScript.
  const search = new URLSearchParams(useLocation().search);
  const error = COUPON_ENTRY_ERRORS.find((each) => each === search.get('couponError'));
  return (
    <Coupons
      refused={error && { error, text: search.get('coupon') ?? '' }}
      forms={{
        enterAction: FORM_PATHS.enterCoupons,
        removeAction: FORM_PATHS.removeCoupon,
        fields: <FormFields purpose="coupon" />,
      }}
    />
  );
}
