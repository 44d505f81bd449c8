import type { AccountState } from './account.slice.ts';

export interface AccountRoot {
  account: AccountState;
}

export const selectAccount = (root: AccountRoot) => root.account.info.value;
export const selectAccountLoad = (root: AccountRoot) => root.account.info;
export const selectSignIn = (root: AccountRoot) => root.account.signIn;
export const selectIsSignedIn = (root: AccountRoot) => root.account.info.value?.session.isLoggedIn ?? false;
/** Selects the id of the signed-in user; undefined for guests and until the account has loaded. */
export const selectUserId = (root: AccountRoot) => root.account.info.value?.userProfile?.id;
/** Selects the user type of the session; undefined until the account has loaded. */
export const selectUserType = (root: AccountRoot) => root.account.info.value?.session.userType;
/** Selects the code of the customer segment; undefined until the account has loaded. */
export const selectSegmentCode = (root: AccountRoot) => root.account.info.value?.session.segment.code;
/** Selects the rewards tier; consumer site only. */
export const selectRewardsTier = (root: AccountRoot) => root.account.info.value?.userProfile?.rewardsTier;
export const selectFirstName = (root: AccountRoot) => root.account.info.value?.userProfile?.contact.fname;
/** Selects whether the shopper may pick up items in stores: members on the business site need the code `G_BOP` (storefront-6.22). */
export const selectMayCollect = (root: AccountRoot): boolean => {
  const session = root.account.info.value?.session;
  return (
    !session?.isLoggedIn ||
    session.tenant.legacy !== 'sba' ||
    session.sessionIPA.permissionDetail.includes('G_BOP')
  );
};
