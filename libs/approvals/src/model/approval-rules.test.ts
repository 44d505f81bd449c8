import { exceedsLimit, matchesRule } from './approval-rules.ts';
import type { OrderFacts, RuleConditions } from './approval-rules.ts';

const order: OrderFacts = {
  total: 50_000,
  currency: 'USD',
  units: 12,
  categoryIds: ['chairs', 'furniture'],
  isOverBudget: false,
  isOffContract: true,
  requesterId: 'sam',
  paymentTypes: ['GIFT_CARD', 'CARD'],
};

it.each<[string, RuleConditions, boolean]>([
  ['no condition', {}, true],
  ['an amount that the total exceeds', { amountAbove: { amount: 49_999, currency: 'USD' } }, true],
  ['an amount that the total equals', { amountAbove: { amount: 50_000, currency: 'USD' } }, false],
  ['an amount of zero', { amountAbove: { amount: 0, currency: 'USD' } }, true],
  ['a quantity below', { quantityAbove: 11 }, true],
  ['the same quantity', { quantityAbove: 12 }, false],
  ['a category above that of a line', { categoryIds: ['furniture', 'paper'] }, true],
  ['another category', { categoryIds: ['paper'] }, false],
  ['an exceeded budget', { overBudget: true }, false],
  ['items without a contract price', { offContract: true }, true],
  ['the buyer', { requesterIds: ['alex', 'sam'] }, true],
  ['another buyer', { requesterIds: ['alex'] }, false],
  ['one of the payments', { paymentTypes: ['CARD'] }, true],
  ['another payment', { paymentTypes: ['ACCOUNT'] }, false],
  ['all of several conditions', { quantityAbove: 1, categoryIds: ['chairs'] }, true],
  ['some of several conditions', { quantityAbove: 1, categoryIds: ['paper'] }, false],
])('a rule with %s', (_, conditions, expected) => {
  expect(matchesRule(conditions, order)).toBe(expected);
});

it('an amount in another currency does not apply', () => {
  // The type allows only currencies that the form offers; the data could hold another one.
  const conditions = { amountAbove: { amount: 1, currency: 'CAD' } } as unknown as RuleConditions;
  expect(matchesRule(conditions, order)).toBe(false);
});

it.each([
  ['no limit', 1_000_000, { limit: null, isApprover: false }, false],
  ['at the limit', 2000, { limit: 2000, isApprover: false }, false],
  ['above the limit', 2001, { limit: 2000, isApprover: false }, true],
  ['above a limit of nothing', 1, { limit: 0, isApprover: false }, true],
  ['an approver', 2001, { limit: 2000, isApprover: true }, false],
])('an order of a buyer with %s', (_, total, rule, expected) => {
  expect(exceedsLimit(total, rule)).toBe(expected);
});
