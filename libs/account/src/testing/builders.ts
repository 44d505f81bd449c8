import type { AccountData, SessionContextData, UserProfile } from '../contract/index.ts';

/** Somebody with an account; say what is special about yours. */
export function buildProfile(special: Partial<UserProfile> = {}): UserProfile {
  return {
    id: 'account-1',
    username: 'pat@example.com',
    contact: { fname: 'Pat', lname: 'Reyes', email: 'pat@example.com' },
    customerNumber: '******-1234',
    addresses: [],
    ...special,
  };
}

/** The context of the consumer store, signed in or not as `isLoggedIn` says. */
export function buildSession({
  isLoggedIn = false,
  ...special
}: Partial<SessionContextData> = {}): SessionContextData {
  return {
    tenant: { fullName: 'consumer', legacy: 'sdc' },
    channelId: 'WEB',
    siteId: 'US',
    langId: '1',
    langCd: 'en',
    storeId: '10001',
    locale: 'en_US',
    hyphenatedLocale: 'en-US',
    routeType: 'default',
    routeId: 'default',
    userType: isLoggedIn ? 'REGISTERED' : 'GUEST',
    isLoggedIn,
    zipcode: '01702',
    storeNumber: '1547',
    sessionIPA: {
      webToggleList: [],
      permissionDetail: [],
      membershipDetail: { membershipProgram: 'NON_MEMBER' },
    },
    ...special,
  };
}

/** What the server says of a guest, or of the given person. */
export function buildAccount(userProfile?: UserProfile): AccountData {
  return {
    ...(userProfile ? { userProfile } : {}),
    session: buildSession({ isLoggedIn: userProfile !== undefined }),
  };
}
