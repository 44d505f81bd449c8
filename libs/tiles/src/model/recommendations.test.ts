import { getDiscoveryCount, getSlotSchemes, RECOMMENDATION_HEADINGS, RECOMMENDATION_SLOTS } from './index.ts';

it('has the five headings', () => {
  expect(Object.values(RECOMMENDATION_HEADINGS)).toEqual([
    'Customers also bought',
    'Recommended For You',
    'Recently Purchased',
    'Consider These',
    'Alternate choices',
  ]);
});

it('shows 10 items for discovery, 12 in the business store', () => {
  expect(getDiscoveryCount('sdc')).toBe(10);
  expect(getDiscoveryCount('sba')).toBe(12);
});

it('selects schemes by the type of user: guests get nothing that depends on earlier orders', () => {
  expect(getSlotSchemes('home', 'REGISTERED')).toEqual({ first: 'recommended', second: 'consider' });
  expect(getSlotSchemes('home', 'THIRD_PARTY')).toEqual({ first: 'recommended', second: 'consider' });
  for (const slot of RECOMMENDATION_SLOTS) {
    const { first, second } = getSlotSchemes(slot, 'GUEST');
    for (const scheme of [first, second]) expect(['recommended', 'recentlyPurchased']).not.toContain(scheme);
  }
});
