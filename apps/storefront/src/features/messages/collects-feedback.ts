import type { AccountData } from '@foolscap/account/contract';

/** Returns whether a site collects feedback: the toggle `feedback` is on, or not known yet (storefront-6.42). */
export const collectsFeedback = (account: AccountData | undefined): boolean =>
  !account?.session.sessionIPA.webToggleList.some(
    ({ toggleName, values }) => toggleName === 'feedback' && values.includes('false'),
  );
