import { showsBudgetOverlays } from './accounting.ts';

it.each([
  ['no accounting', undefined, false],
  ['budgets off', { budgetingEnabled: false, isConfigured: true }, false],
  ['no budget centers', { budgetingEnabled: true, isConfigured: false }, false],
  ['budgets', { budgetingEnabled: true, isConfigured: true }, true],
])('shows budget overlays: %s', (_name, info, shown) => {
  expect(showsBudgetOverlays(info)).toBe(shown);
});
