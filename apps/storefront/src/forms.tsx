import { useShop } from './shop-context.ts';

/**
 * The shop's own form endpoints, for shoppers whose script has not arrived. They are outside of /cc/api, which takes JSON only
 * (decisions, "without script"). Those of the account area are in `account-form-paths.ts`.
 */
export const FORM_PATHS = {
  add: '/forms/cart/add',
  update: '/forms/cart/update',
  remove: '/forms/cart/remove',
  fulfillment: '/forms/cart/fulfillment',
  place: '/forms/place',
  chooseStore: '/forms/stores/choose',
  signOut: '/forms/sign-out',
} as const;

/** Before the number of what is added below another item, in the name of its tick box. */
export const ADDED_WITH = 'with-';

/** The hidden fields of every form: which site it came from, and a key that makes posting it twice harmless. */
export function FormFields({ purpose }: { purpose: string }) {
  const { basename, formKey } = useShop();
  return (
    <>
      <input type="hidden" name="key" value={`${formKey}-${purpose}`} />
      <input type="hidden" name="site" value={basename} />
    </>
  );
}
