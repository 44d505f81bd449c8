/** @jest-environment node */
import fc from 'fast-check';
import { type BuyerFacts, getAddRefusal, guestBuyer, type ItemFacts, type SaleConditions } from './index.ts';

const TODAY = '2026-06-15';
const BOSTON = { state: 'MA', zipCode: '02110' };

const item = (conditions: SaleConditions | null = null, more: Partial<ItemFacts> = {}): ItemFacts => ({
  itemId: 'pen',
  categoryIds: ['writing'],
  brand: 'Inkwell',
  onContract: false,
  conditions,
  ...more,
});
const member = (more: Partial<BuyerFacts> = {}): BuyerFacts => ({
  ...guestBuyer('sba'),
  isRegistered: true,
  ...more,
});
const refusal = (of: ItemFacts, buyer = guestBuyer('sdc'), place = BOSTON) =>
  getAddRefusal(of, buyer, place, TODAY)?.code;

/** Every reason that can reject an item, highest priority first, one per case. */
const reasons: [string, SaleConditions, Partial<BuyerFacts>][] = [
  ['ITEM_NOT_AVAILABLE', { comingSoon: true }, {}],
  ['INVALID_FREE_ITEM', { sample: true }, {}],
  ['BLOCKED_FOR_ADD_TO_CART', { wholesale: true }, {}],
  ['OFF_CONTRACT_ERROR', {}, { contractOnly: true }],
  ['HEALTH_CARE_RESTRICTION', { healthCareOnly: true }, {}],
  ['RESTRICTED_ITEM', { restrictedStates: ['MA'] }, {}],
  ['MEMBERSHIP_GENERIC_ERR', { membership: 'SELECT' }, {}],
];

it.each(reasons)('refuses with %s for its own reason', (code, conditions, buyer) => {
  expect(refusal(item(conditions), member(buyer))).toBe(code);
});

it('refuses for the reason with the highest priority, whatever else applies', () => {
  fc.assert(
    fc.property(fc.subarray(reasons, { minLength: 1 }), (chosen) => {
      const conditions: SaleConditions = Object.assign({}, ...chosen.map(([, each]) => each));
      const buyer = member(Object.assign({}, ...chosen.map(([, , each]) => each)));
      expect(refusal(item(conditions), buyer)).toBe(chosen[0]![0]);
    }),
  );
});

it('refuses nothing without a reason, for any buyer and place', () => {
  const permissions = fc.subarray(['G_AL', 'G_ALP', 'G_WS', 'G_IOC', 'G_CSE', 'G_BOP', 'G_BIO', 'G_IBV']);
  fc.assert(
    fc.property(permissions, fc.boolean(), fc.boolean(), (codes, isCertified, healthCare) => {
      const buyer = member({ permissions: codes, isCertified, healthCare });
      expect(refusal(item(), buyer)).toBeUndefined();
      expect(refusal(item(null, { onContract: true }), { ...buyer, contractOnly: true })).toBeUndefined();
    }),
  );
});

it.each([
  ['on its street date', { comingSoon: true, streetDate: TODAY } as const, undefined],
  ['the day before', { comingSoon: true, streetDate: '2026-06-16' } as const, 'ITEM_NOT_AVAILABLE'],
  ['as a pre-order', { streetDate: '2026-07-01' } as const, undefined],
  ['in another state', { restrictedStates: ['CA'] } as const, undefined],
  ['in a ZIP code that begins alike', { restrictedZips: ['021'] } as const, 'RESTRICTED_ITEM'],
  ['in a longer ZIP code', { restrictedZips: ['02111'] } as const, undefined],
])('decides about an item %s', (_, conditions, code) => {
  expect(refusal(item(conditions))).toBe(code);
});

it.each([
  ['G_IOC', { contractOnly: true }, item()],
  ['G_WS', {}, item({ wholesale: true })],
])('%s lifts a refusal', (permission, buyer, of) => {
  expect(refusal(of, member(buyer))).toBeDefined();
  expect(refusal(of, member({ ...buyer, permissions: [permission] }))).toBeUndefined();
});

it('needs both a health-care organization and a certified user', () => {
  const gloves = item({ healthCareOnly: true });
  const codes = [false, true].map((healthCare) =>
    [false, true].map((isCertified) => refusal(gloves, member({ healthCare, isCertified }))),
  );
  expect(codes).toEqual([
    ['HEALTH_CARE_RESTRICTION', 'HEALTH_CARE_RESTRICTION'],
    ['HEALTH_CARE_RESTRICTION', undefined],
  ]);
});
