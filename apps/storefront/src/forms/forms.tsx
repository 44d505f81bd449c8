import { useShop } from '../shell/shop-context.ts';

/**
 * The store's form endpoints, for submissions without JavaScript. They are outside of /cc/api, which accepts JSON only
 * (decision-without-script.4), except for company sign-in. Those of the account area are in `account-form-paths.ts`.
 */
export const FORM_PATHS = {
  add: '/forms/cart/add',
  update: '/forms/cart/update',
  remove: '/forms/cart/remove',
  fulfillment: '/forms/cart/fulfillment',
  save: '/forms/cart/save',
  moveSaved: '/forms/cart/move',
  removeSaved: '/forms/cart/remove-saved',
  share: '/forms/cart/share',
  addShared: '/forms/cart/add-shared',
  enterCoupons: '/forms/cart/coupons',
  removeCoupon: '/forms/cart/remove-coupon',
  customize: '/forms/customize',
  place: '/forms/place',
  chooseStore: '/forms/stores/choose',
  signOut: '/forms/sign-out',
} as const;

/** The hidden fields of every form: the site, and an idempotency key. */
export function FormFields({ purpose }: { purpose: string }) {
  const { basename, formKey } = useShop();
  return (
    <>
      <input type="hidden" name="key" value={`${formKey}-${purpose}`} />
      <input type="hidden" name="site" value={basename} />
    </>
  );
}
