import { HttpError } from '@foolscap/core/http';
import type { BudgetsClient } from '../client/budgets-client.ts';
import type { Budget, BudgetsData, BudgetStatement, ChangeBudgetBody } from '../contract/index.ts';

/** Builds a budget with two months; `overrides` replaces single fields. */
export const buildBudgetCenter = (overrides: Partial<Budget> = {}): Budget => ({
  code: 'PRINT',
  name: 'Print room',
  isDefault: true,
  period: 'MONTH',
  amount: 1000,
  rollsOver: true,
  scope: { type: 'ALL' },
  periods: [
    { periodStart: '2026-10-01', allocated: 900, reserved: 0, spent: 900, availableBalance: 0 },
    { periodStart: '2026-11-01', allocated: 1100, reserved: 200, spent: 450, availableBalance: 450 },
  ],
  ...overrides,
});

/** Builds the budgets of an organization, as an admin sees them. */
export const buildBudgetsData = (overrides: Partial<BudgetsData> = {}): BudgetsData => ({
  budgets: [
    buildBudgetCenter({
      code: 'FIELD',
      name: 'Field office',
      isDefault: false,
      rollsOver: false,
      period: 'QUARTER',
      scope: { type: 'UNIT', id: 'unit-1', name: 'Field office' },
      periods: [
        { periodStart: '2026-10-01', allocated: 1000, reserved: 0, spent: 1250, availableBalance: -250 },
      ],
    }),
    buildBudgetCenter(),
  ],
  basis: 'GROSS',
  overdraft: 'APPROVE',
  choices: {
    units: [{ id: 'unit-1', name: 'Field office' }],
    people: [{ id: 'user-2', name: 'Ines Vellum' }],
    categories: [{ id: 'paper', name: 'Paper' }],
  },
  ...overrides,
});

/** Builds the statement of a month with an order that waits and one that was refunded in part. */
export const buildBudgetStatement = (overrides: Partial<BudgetStatement> = {}): BudgetStatement => ({
  code: 'PRINT',
  name: 'Print room',
  period: 'MONTH',
  sums: { periodStart: '2026-11-01', allocated: 1100, reserved: 200, spent: 450, availableBalance: 450 },
  periods: ['2026-11-01', '2026-10-01'],
  entries: [
    {
      id: 6,
      kind: 'RESERVED',
      amount: 200,
      balance: 450,
      orderNumber: '10052',
      by: 'Ines Vellum',
      createdAt: '2026-11-20T14:02:00.000Z',
    },
    {
      id: 5,
      kind: 'REFUNDED',
      amount: 50,
      balance: 650,
      orderNumber: '10045',
      createdAt: '2026-11-12T09:30:00.000Z',
    },
    {
      id: 4,
      kind: 'CONFIRMED',
      amount: 500,
      balance: 600,
      orderNumber: '10045',
      by: 'Rowan Bell',
      createdAt: '2026-11-10T09:30:00.000Z',
    },
    {
      id: 3,
      kind: 'RESERVED',
      amount: 500,
      balance: 600,
      orderNumber: '10045',
      by: 'Rowan Bell',
      createdAt: '2026-11-10T09:30:00.000Z',
    },
    {
      id: 2,
      kind: 'ADJUSTED',
      amount: 100,
      balance: 1100,
      by: 'Pat Reyes',
      note: 'Trade fair',
      createdAt: '2026-11-02T08:00:00.000Z',
    },
    { id: 1, kind: 'ALLOCATED', amount: 1000, balance: 1000, createdAt: '2026-11-01T08:00:00.000Z' },
  ],
  page: 1,
  totPages: 1,
  ...overrides,
});

/** Creates in-memory budgets for saga tests, stories and applications' tests. */
export function createFakeBudgetsClient(
  initial: BudgetsData = buildBudgetsData(),
  statement: BudgetStatement = buildBudgetStatement(),
): BudgetsClient {
  let data = initial;
  const find = (code: string): Budget => {
    const budget = data.budgets.find((each) => each.code === code);
    if (!budget)
      throw new HttpError({ code: 'BUDGET_NOT_FOUND', status: 404, retryable: false, message: 'Not found' });
    return budget;
  };
  const store = (budgets: readonly Budget[]): BudgetsData =>
    (data = { ...data, budgets: budgets.toSorted((one, other) => one.code.localeCompare(other.code)) });
  const replace = (code: string, changed: Partial<Budget>) => {
    const budget = find(code);
    return store(data.budgets.map((each) => (each === budget ? { ...each, ...changed } : each)));
  };
  const toFields = ({ scope, ...body }: ChangeBudgetBody) => ({
    ...body,
    scope: {
      ...scope,
      ...(scope.id
        ? {
            name: Object.values(data.choices ?? {})
              .flat()
              .find(({ id }) => id === scope.id)?.name,
          }
        : {}),
    } as Budget['scope'],
  });
  const sums = (amount: number) => [
    { periodStart: '2026-11-01', allocated: amount, reserved: 0, spent: 0, availableBalance: amount },
  ];
  return {
    getBudgets: async () => data,
    getStatement: async ({ code }) => ({ ...statement, code: find(code).code, name: find(code).name }),
    addBudget: async ({ code, ...body }) => {
      if (data.budgets.some((each) => each.code === code))
        throw new HttpError({
          code: 'BUDGET_EXISTS',
          status: 409,
          retryable: false,
          message: 'Another budget has this code.',
          field: 'code',
        });
      return store([...data.budgets, { code, ...toFields(body), periods: sums(body.amount) }]);
    },
    changeBudget: async (code, body) => replace(code, toFields(body)),
    adjustBudget: async (code, { amount }) => {
      const { periods } = find(code);
      return replace(code, {
        periods: periods.map((each, place) =>
          place === periods.length - 1
            ? {
                ...each,
                allocated: each.allocated + amount,
                availableBalance: each.availableBalance + amount,
              }
            : each,
        ),
      });
    },
    removeBudget: async (code) => store(data.budgets.filter((each) => each.code !== code)),
  };
}
