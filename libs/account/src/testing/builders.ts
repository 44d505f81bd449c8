import type {
  Contract,
  AccountData,
  AccountSession,
  AvailableRewards,
  BonusCategories,
  OrganizationAddress,
  OrganizationBudget,
  OrganizationData,
  OrganizationUser,
  QuickBuy,
  RewardsClaim,
  RewardsInfo,
  RewardsOffer,
  RewardsProgram,
  SavedAddress,
  SessionContextData,
  UserProfile,
} from '../contract/index.ts';

/** Builds the profile of a registered user; `overrides` replaces single fields. */
export function buildProfile(overrides: Partial<UserProfile> = {}): UserProfile {
  return {
    id: 'account-1',
    username: 'pat@example.com',
    contact: { fname: 'Pat', lname: 'Reyes', email: 'pat@example.com' },
    customerNumber: '******-1234',
    ...overrides,
  };
}

/** Builds the session context of the consumer store, signed in according to `isLoggedIn`. */
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
    userType: isLoggedIn ? 'REGISTERED' : 'LOGGEDOFF',
    isLoggedIn,
    segment: isLoggedIn
      ? { code: 'FREE_REWARDS_ACTIVE', name: 'Free rewards, active' }
      : { code: 'UNIDENTIFIED', name: 'Unidentified' },
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

/** Builds the account data of a guest, or of the given user. */
export function buildAccount(userProfile?: UserProfile): AccountData {
  return {
    ...(userProfile ? { userProfile } : {}),
    session: buildSession({ isLoggedIn: userProfile !== undefined }),
  };
}

/** Builds the account data of a third-party user of an organization. */
export const buildThirdParty = (): AccountData => ({
  userProfile: buildProfile({
    username: 'lee@example.com',
    contact: { fname: 'Lee', lname: 'Mason', email: 'lee@example.com' },
    organizationName: 'Bell & Margin LLC',
  }),
  session: buildSession({
    tenant: { fullName: 'advantage', legacy: 'sba' },
    routeType: 'SBA',
    routeId: 'SBA',
    userType: 'THIRD_PARTY',
    isLoggedIn: true,
    segment: { code: 'NON_REWARDS_ACTIVE', name: 'Non-rewards, active' },
  }),
});

/** Builds an entry of the address book, the default for shipping and billing. */
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

/** Builds the settings of a quick buy that is on and ready. */
export function buildQuickBuy(overrides: Partial<QuickBuy> = {}): QuickBuy {
  const { address } = buildSavedAddress();
  return {
    quickBuyActive: true,
    quickBuyOverlayPreference: true,
    quickBuyAddressId: 'address-1',
    address,
    quickBuyPaymentId: 'card-1',
    buyNowEligible: true,
    ...overrides,
  };
}

/** Builds the session of the current device. */
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

/** Builds an offer of the rewards program that can be activated. */
export function buildRewardsOffer(overrides: Partial<RewardsOffer> = {}): RewardsOffer {
  return {
    id: 'triple-ink',
    title: 'Triple rewards on ink and toner',
    text: 'Cartridges earn three times as much.',
    endsAt: '2027-01-01T00:00:00.000Z',
    isActivated: false,
    multiplier: 3,
    category: 'Ink & toner',
    ...overrides,
  };
}

/** Builds the bonus categories of a member who may choose another one. */
export function buildBonusCategories(overrides: Partial<BonusCategories> = {}): BonusCategories {
  return {
    percent: 3,
    most: 2,
    endsOn: '2026-12-31',
    options: [
      { id: 'paper', name: 'Paper', isChosen: true },
      { id: 'ink-toner', name: 'Ink & toner', isChosen: false },
      { id: 'chairs', name: 'Chairs', isChosen: false },
      { id: 'cleaning', name: 'Cleaning', isChosen: false },
    ],
    ...overrides,
  };
}

/** Builds an open claim for the rewards of a receipt. */
export function buildRewardsClaim(overrides: Partial<RewardsClaim> = {}): RewardsClaim {
  return {
    id: '3',
    createdAt: '2026-11-20T12:00:00.000Z',
    state: 'OPEN',
    ...(overrides.orderNumber ? {} : { receiptNumber: 'R-3' }),
    ...overrides,
  };
}

/** Builds the part of a member in the rewards program. */
export function buildRewardsProgram(overrides: Partial<RewardsProgram> = {}): RewardsProgram {
  return {
    isMember: true,
    mayJoin: false,
    rewardsNo: '3300481172',
    percent: 2,
    balance: 4.19,
    tier: 'Base',
    nextTier: 'Premier',
    remainingAmt: 40.5,
    amtSpent: 209.5,
    expiring: [{ year: 2026, amount: 4.19, expires: '2027-03-31' }],
    history: {
      page: 1,
      pages: 1,
      entries: [
        {
          id: '3',
          kind: 'ADJUSTED',
          amount: -0.4,
          createdAt: '2026-11-19T15:00:00.000Z',
          orderNumber: '9700012201',
          itemName: 'Copy paper, 500 sheets',
        },
        {
          id: '2',
          kind: 'EARNED',
          amount: 3.4,
          createdAt: '2026-11-18T15:00:00.000Z',
          orderNumber: '9700012202',
          itemName: 'Desk lamp',
        },
        {
          id: '1',
          kind: 'EARNED',
          amount: 1.19,
          createdAt: '2026-11-17T15:00:00.000Z',
          orderNumber: '9700012201',
          itemName: 'Copy paper, 500 sheets',
        },
      ],
    },
    offers: [buildRewardsOffer()],
    bonusCategories: buildBonusCategories(),
    claims: [],
    ...overrides,
  };
}

/** Builds a user of an organization. */
export const buildOrganizationUser = (overrides: Partial<OrganizationUser> = {}): OrganizationUser => ({
  id: 'user-1',
  username: 'pat@example.com',
  fname: 'Pat',
  lname: 'Reyes',
  role: 'ADMIN',
  roleName: 'Admin',
  status: 'ACTIVE',
  current: true,
  ...overrides,
});

/** Builds a ship-to address of an organization. */
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

/** Builds a monthly budget of an organization that is partly spent. */
export const buildBudget = (overrides: Partial<OrganizationBudget> = {}): OrganizationBudget => ({
  code: 'STUDIO',
  name: 'Studio supplies',
  isDefault: true,
  period: 'MONTH',
  amount: 5000,
  availableBalance: 3187.4,
  ...overrides,
});

/** Builds a contract without terms. */
export const buildContract = (overrides: Partial<Contract> = {}): Contract => ({
  number: 'BM-2026',
  name: 'Bell & Margin LLC supply agreement',
  isCurrent: true,
  isLeading: true,
  items: 60,
  rules: [],
  shipTo: [],
  billTo: [],
  ...overrides,
});

/** Builds an organization with two ship-to addresses, as a buyer sees it. */
export function buildOrganization(overrides: Partial<OrganizationData> = {}): OrganizationData {
  const address = buildShipTo();
  return {
    organization: {
      name: 'Bell & Margin LLC',
      customerNumber: '******-0417',
      purchaseOrderPolicy: 'REQUIRED',
      role: 'BUYER',
    },
    contract: { contractId: 'BM-2026', pricedItems: 60, isContractOnly: false },
    contracts: [buildContract()],
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
