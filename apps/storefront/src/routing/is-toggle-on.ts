import type { AccountData } from '@foolscap/account/contract';

/** Returns whether a toggle is on for the site, or is not known yet (storefront-6.39). */
export const isToggleOn = (name: string, account: AccountData | undefined): boolean =>
  !account?.session.sessionIPA.webToggleList.some(
    ({ toggleName, values }) => toggleName === name && values.includes('false'),
  );
