import type { AccountState } from './account.slice.ts';

export interface AccountRoot {
  account: AccountState;
}

export const selectAccount = (root: AccountRoot) => root.account.data;
export const selectAccountLoad = (root: AccountRoot) => root.account.load;
export const selectSignIn = (root: AccountRoot) => root.account.signIn;
export const selectIsSignedIn = (root: AccountRoot) => root.account.data?.session.isLoggedIn ?? false;
/** Selects the rewards tier; consumer site only. */
export const selectRewardsTier = (root: AccountRoot) => root.account.data?.userProfile?.rewardsTier;
export const selectFirstName = (root: AccountRoot) => root.account.data?.userProfile?.contact.fname;
