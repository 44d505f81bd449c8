import type { AccountState } from './account.slice.ts';

export interface AccountRoot {
  account: AccountState;
}

export const selectAccount = (root: AccountRoot) => root.account.info.value;
export const selectAccountLoad = (root: AccountRoot) => root.account.info;
export const selectSignIn = (root: AccountRoot) => root.account.signIn;
export const selectIsSignedIn = (root: AccountRoot) => root.account.info.value?.session.isLoggedIn ?? false;
/** Selects whether a one-time link of an organization signed the user in. */
export const selectIsThirdParty = (root: AccountRoot) =>
  root.account.info.value?.session.userType === 'THIRD_PARTY';
/** Selects the rewards tier; consumer site only. */
export const selectRewardsTier = (root: AccountRoot) => root.account.info.value?.userProfile?.rewardsTier;
export const selectFirstName = (root: AccountRoot) => root.account.info.value?.userProfile?.contact.fname;
