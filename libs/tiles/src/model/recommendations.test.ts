import { getShownCount, getSlotSchemes, RECOMMENDATION_HEADINGS, RECOMMENDATION_SLOTS } from './index.ts';

it('has the five headings of the specification', () => {
  const { frequentlyPurchased: _, ...headings } = RECOMMENDATION_HEADINGS;
  expect(Object.values(headings)).toEqual([
    'Customers also bought',
    'Recommended For You',
    'Recently Purchased',
    'Consider These',
    'Alternate choices',
  ]);
});

it('shows 10 items for discovery, 12 in the business store, and 25 of what was bought before', () => {
  expect(getShownCount('home', 'sdc')).toBe(10);
  expect(getShownCount('home', 'sba')).toBe(12);
  expect(getShownCount('homeRecent', 'sdc')).toBe(25);
  expect(getShownCount('alternates', 'sba')).toBe(25);
  expect(getShownCount('quickOrder', 'sdc')).toBe(25);
});

it('selects schemes by the type of user: guests get nothing that depends on earlier orders', () => {
  expect(getSlotSchemes('home', 'REGISTERED')).toEqual({ first: 'recommended', second: 'consider' });
  expect(getSlotSchemes('home', 'THIRD_PARTY')).toEqual({ first: 'recommended', second: 'consider' });
  for (const slot of RECOMMENDATION_SLOTS) {
    const { first, second } = getSlotSchemes(slot, 'GUEST');
    for (const scheme of [first, second])
      expect(['recommended', 'recentlyPurchased', 'frequentlyPurchased']).not.toContain(scheme);
  }
});
