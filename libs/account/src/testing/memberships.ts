import type { MembershipsClient } from '../client/memberships-client.ts';
import type { MembershipProgramOffer, MembershipRenewal, Memberships } from '../contract/index.ts';

/** Builds the programs of the demo for a shopper who can buy both; `overrides` replaces fields of them. */
export function buildMemberships({
  current,
  select,
  premium,
}: Pick<Memberships, 'current'> & {
  select?: Partial<MembershipProgramOffer>;
  premium?: Partial<MembershipProgramOffer>;
} = {}): Memberships {
  return {
    programs: [
      {
        program: 'SELECT',
        freeShippingFrom: 25,
        discounts: [{ name: 'Select members: 5% off', percent: 5 }],
        plans: [
          { itemId: '24259001', name: 'Foolscap Select Membership, 1 Year', price: 49, termDays: 365 },
          { itemId: '24259002', name: 'Foolscap Select Membership, 2 Years', price: 89, termDays: 730 },
        ],
        ...select,
      },
      {
        program: 'PREMIUM',
        freeShippingFrom: 0,
        discounts: [{ name: 'Premium members: 10% off', percent: 10 }],
        plans: [
          { itemId: '24259003', name: 'Foolscap Premium Membership, 1 Year', price: 99, termDays: 365 },
        ],
        ...premium,
      },
    ],
    ...(current ? { current } : {}),
  };
}

/** Builds the renewal of a membership that can be switched on. */
export const buildRenewal = (overrides: Partial<MembershipRenewal> = {}): MembershipRenewal => ({
  isOn: false,
  price: 49,
  termDays: 365,
  orderedAt: '2027-11-23T12:00:00.000Z',
  card: { lastFourDigit: '1111', isExpired: false },
  ...overrides,
});

/** Creates an in-memory server of the membership programs, for stories and applications' tests. */
export function createFakeMembershipsClient(
  memberships: Memberships = buildMemberships(),
): MembershipsClient {
  let held = memberships;
  return {
    getMemberships: async () => held,
    async changeRenewal({ isOn }) {
      const { current } = held;
      if (current?.renewal)
        held = { ...held, current: { ...current, renewal: buildRenewal({ ...current.renewal, isOn }) } };
      return held;
    },
  };
}
