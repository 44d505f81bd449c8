import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { DISPLAY_TYPE_TIERS, getLoyaltyTier } from './loyalty-tiers.ts';
import { BEST_EARNER_SPENT, getSegment, SEGMENTS, type SegmentFacts } from './segments.ts';

const NOW = '2026-11-23T12:00:00.000Z';
const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.parse(NOW) - days * DAY_MS).toISOString();

/** Returns the code for a rewards member of two years who ordered a month ago. */
const codeOf = (changes: Partial<SegmentFacts> = {}) =>
  getSegment(
    {
      createdAt: daysAgo(730),
      lastOrderAt: daysAgo(30),
      isAssociate: false,
      isInPenaltyBox: false,
      isRewardsMember: true,
      spentInYear: 0,
      ...changes,
    },
    NOW,
  ).code;

it('are 37, each with its own code and name', () => {
  expect(SEGMENTS).toHaveLength(37);
  expect(new Set(SEGMENTS.map(({ code }) => code)).size).toBe(37);
  expect(new Set(SEGMENTS.map(({ name }) => name)).size).toBe(37);
});

it('are documented in the README', () => {
  const readme = readFileSync(join(__dirname, '../../README.md'), 'utf8');
  expect(SEGMENTS.map(({ code }) => code).filter((code) => !readme.includes(`\`${code}\``))).toEqual([]);
});

it('are unidentified for guests', () => {
  expect(getSegment(undefined, NOW)).toEqual({
    code: 'UNIDENTIFIED',
    name: 'Unidentified',
    family: 'UNIDENTIFIED',
  });
});

it.each<[string, Partial<SegmentFacts>, string]>([
  ['free rewards', {}, 'FREE_REWARDS_ACTIVE'],
  ['a loyalty tier', { loyaltyTier: 'GOLD' }, 'GOLD_ACTIVE'],
  ['no rewards', { isRewardsMember: false }, 'NON_REWARDS_ACTIVE'],
  ['no rewards, whatever is spent', { isRewardsMember: false, spentInYear: 9_999_99 }, 'NON_REWARDS_ACTIVE'],
  ['day 89', { createdAt: daysAgo(89.99) }, 'FREE_REWARDS_NEW_CUSTOMER'],
  ['day 90', { createdAt: daysAgo(90), lastOrderAt: undefined }, 'FREE_REWARDS_ACTIVE'],
  ['an order 365 days ago', { lastOrderAt: daysAgo(365), loyaltyTier: 'TIN' }, 'TIN_ACTIVE'],
  ['an order before that', { lastOrderAt: daysAgo(365.01), loyaltyTier: 'TIN' }, 'TIN_LAPSED'],
  ['no order in the first year', { createdAt: daysAgo(365), lastOrderAt: undefined }, 'FREE_REWARDS_ACTIVE'],
  ['no order for longer', { createdAt: daysAgo(366), lastOrderAt: undefined }, 'FREE_REWARDS_LAPSED'],
  ['spending below the threshold', { spentInYear: BEST_EARNER_SPENT - 1 }, 'FREE_REWARDS_ACTIVE'],
  ['spending at the threshold', { spentInYear: BEST_EARNER_SPENT, loyaltyTier: 'ELITE' }, 'BEST_EARNER'],
  [
    'much spending of a new customer',
    { spentInYear: BEST_EARNER_SPENT, createdAt: daysAgo(10) },
    'FREE_REWARDS_NEW_CUSTOMER',
  ],
  ['the penalty box', { isInPenaltyBox: true, spentInYear: BEST_EARNER_SPENT }, 'PENALTY_BOX'],
  ['an associate', { isAssociate: true, isInPenaltyBox: true }, 'ASSOCIATE'],
])('follow from %s', (_, changes, code) => {
  expect(codeOf(changes)).toBe(code);
});

const anyDay = fc.integer({ min: 0, max: 1200 }).map(daysAgo);
const anyFacts: fc.Arbitrary<SegmentFacts> = fc.record({
  createdAt: anyDay,
  lastOrderAt: fc.option(anyDay, { nil: undefined }),
  isAssociate: fc.boolean(),
  isInPenaltyBox: fc.boolean(),
  isRewardsMember: fc.boolean(),
  loyaltyTier: fc.option(fc.constantFrom(...DISPLAY_TYPE_TIERS.values()), { nil: undefined }),
  spentInYear: fc.integer({ min: 0, max: 2 * BEST_EARNER_SPENT }),
});

it('are exactly one of the table for any facts', () => {
  fc.assert(
    fc.property(fc.option(anyFacts, { nil: undefined }), (facts) => {
      expect(SEGMENTS).toContain(getSegment(facts, NOW));
    }),
  );
});

it('are all reachable', () => {
  const reached = new Set<string>([
    getSegment(undefined, NOW).code,
    codeOf({ isAssociate: true }),
    codeOf({ isInPenaltyBox: true }),
    codeOf({ spentInYear: BEST_EARNER_SPENT }),
  ]);
  const standings: Partial<SegmentFacts>[] = [
    { isRewardsMember: false },
    {},
    ...[...DISPLAY_TYPE_TIERS.values()].map((loyaltyTier) => ({ loyaltyTier })),
  ];
  for (const standing of standings)
    for (const times of [{}, { createdAt: daysAgo(1) }, { lastOrderAt: daysAgo(400) }])
      reached.add(codeOf({ ...standing, ...times }));
  expect(reached).toEqual(new Set(SEGMENTS.map(({ code }) => code)));
});

it.each([
  [null, 'NON_MEMBER', 'Base', undefined],
  [null, 'NON_MEMBER', 'Premier', 'SILVER'],
  [null, 'NON_MEMBER', 'Elite', 'ELITE'],
  [null, 'SELECT', 'Base', 'PLUS1'],
  [null, 'PREMIUM', 'Elite', 'PLUS2'],
  ['PLUS', 'NON_MEMBER', 'Base', 'PLUS1'],
  ['BRONZE', 'PREMIUM', 'Elite', 'BRONZE'],
  ['UNHEARD OF', 'NON_MEMBER', 'Premier', 'SILVER'],
] as const)('the display type %s, the membership %s and the tier %s make the loyalty tier %s', (...row) => {
  const [displayType, membershipProgram, rewardsTier, tier] = row;
  expect(getLoyaltyTier({ displayType, membershipProgram, rewardsTier })).toBe(tier);
});
