import { needsApproval } from './order-approval.ts';

it.each([
  ['no limit', 1_000_000, { limit: null, isApprover: false }, false],
  ['at the limit', 2000, { limit: 2000, isApprover: false }, false],
  ['above the limit', 2001, { limit: 2000, isApprover: false }, true],
  ['above a limit of nothing', 1, { limit: 0, isApprover: false }, true],
  ['an approver', 2001, { limit: 2000, isApprover: true }, false],
])('an order of a buyer with %s', (_, total, rule, expected) => {
  expect(needsApproval(total, rule)).toBe(expected);
});
