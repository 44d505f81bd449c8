import { useShop } from './shop-context.ts';

/**
 * The shop's own form endpoints, for shoppers whose script has not arrived. They are outside of /cc/api, which takes JSON only
 * (decisions, "without script").
 */
export const FORM_PATHS = {
  add: '/forms/cart/add',
  update: '/forms/cart/update',
  remove: '/forms/cart/remove',
  fulfilment: '/forms/cart/fulfilment',
  place: '/forms/place',
  chooseStore: '/forms/stores/choose',
  signIn: '/forms/sign-in',
  signOut: '/forms/sign-out',
  register: '/forms/register',
  forgotPassword: '/forms/forgot-password',
  resetPassword: '/forms/reset-password',
  profile: '/forms/account/profile',
  email: '/forms/account/email',
  password: '/forms/account/password',
  saveAddress: '/forms/account/address',
  removeAddress: '/forms/account/address/remove',
  endSession: '/forms/account/session/end',
  inviteUser: '/forms/users/invite',
  changeUser: '/forms/users/change',
  shipTo: '/forms/ship-to',
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
