import type {
  AccountData,
  AccountSession,
  AvailableRewards,
  OrganizationAddress,
  OrganizationData,
  OrganizationUser,
  RewardsInfo,
  SavedAddress,
  SessionContextData,
  UserProfile,
} from '../contract/index.ts';

/** Somebody with an account; `overrides` replaces single fields. */
export function buildProfile(overrides: Partial<UserProfile> = {}): UserProfile {
  return {
    id: 'account-1',
    username: 'pat@example.com',
    contact: { fname: 'Pat', lname: 'Reyes', email: 'pat@example.com' },
    customerNumber: '******-1234',
    addresses: [],
    ...overrides,
  };
}

/** The context of the consumer store, signed in or not as `isLoggedIn` says. */
export function buildSession({
  isLoggedIn = false,
  ...overrides
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
    ...overrides,
  };
}

/** What the server says of a guest, or of the given person. */
export function buildAccount(userProfile?: UserProfile): AccountData {
  return {
    ...(userProfile ? { userProfile } : {}),
    session: buildSession({ isLoggedIn: userProfile !== undefined }),
  };
}

/** An address of the book, where things are sent and billed to. */
export function buildSavedAddress(overrides: Partial<SavedAddress> = {}): SavedAddress {
  return {
    address: {
      id: 'address-1',
      type: 'S',
      firstName: 'Pat',
      lastName: 'Reyes',
      address1: '12 Mill Lane',
      city: 'Framingham',
      state: 'MA',
      country: 'US',
      zipCode: '01702',
      phones: [{ number: '5085550142' }],
    },
    defaultShipping: true,
    defaultBilling: true,
    ...overrides,
  };
}

/** Where somebody is signed in: here. */
export function buildAccountSession(overrides: Partial<AccountSession> = {}): AccountSession {
  return {
    id: 'session-1',
    device: 'Firefox on Linux',
    signedInAt: '2026-11-20T08:12:00.000Z',
    lastSeenAt: '2026-11-20T15:00:00.000Z',
    current: true,
    ...overrides,
  };
}

export function buildRewards(
  overrides: Partial<RewardsInfo & AvailableRewards> = {},
): RewardsInfo & AvailableRewards {
  return {
    tier: 'Base',
    nextTier: 'Premier',
    showFreeSkuNewFlag: false,
    showTierUpgradeNewFlag: false,
    remainingAmt: 190.02,
    isFreeSkusEligible: false,
    amtSpent: 59.98,
    availableRewards: 1.19,
    loyaltyRewards: [{ year: 2026, amount: 1.19, expires: '2027-03-31' }],
    timeStamp: 1_795_000_000_000,
    ...overrides,
  };
}

/** A member of an organization. */
export const buildOrganizationUser = (overrides: Partial<OrganizationUser> = {}): OrganizationUser => ({
  id: 'user-1',
  username: 'pat@example.com',
  fname: 'Pat',
  lname: 'Reyes',
  role: 'ADMIN',
  status: 'ACTIVE',
  current: true,
  ...overrides,
});

/** A place that an organization is sent to. */
export function buildShipTo(overrides: Partial<OrganizationAddress> = {}): OrganizationAddress {
  return {
    id: 'ship-to-1',
    type: 'S',
    label: 'Market Street office',
    isDefault: true,
    address: {
      firstName: 'Receiving',
      lastName: 'Desk',
      organizationName: 'Bell & Margin LLC',
      address1: '400 Market Street',
      address2: 'Floor 7',
      city: 'Philadelphia',
      state: 'PA',
      zipCode: '19106',
      country: 'US',
    },
    ...overrides,
  };
}

/** An organization with two places, and a buyer who asks for it. */
export function buildOrganization(overrides: Partial<OrganizationData> = {}): OrganizationData {
  const address = buildShipTo();
  return {
    organization: {
      name: 'Bell & Margin LLC',
      customerNumber: '******-0417',
      purchaseOrderPolicy: 'REQUIRED',
      role: 'BUYER',
    },
    addresses: [
      address,
      buildShipTo({
        id: 'ship-to-2',
        label: 'Harbor warehouse',
        isDefault: false,
        address: {
          ...address.address,
          address1: '1200 Harbor Avenue',
          address2: 'Dock 4',
          city: 'Baltimore',
          state: 'MD',
          zipCode: '21230',
        },
      }),
      { ...address, id: 'bill-to-1', type: 'B', label: 'Accounts payable' },
    ],
    shipToId: 'ship-to-1',
    ...overrides,
  };
}
