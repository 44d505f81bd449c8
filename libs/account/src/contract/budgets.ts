import Type, { type Static } from 'typebox';
import { EncodeQuery, Money, OneOf } from '@foolscap/core/contract';
import {
  BUDGET_BASES,
  BUDGET_ENTRY_KINDS,
  BUDGET_PERIODS,
  BUDGET_SCOPES,
  OVERDRAFT_POLICIES,
} from '../model/organization.ts';

const strict = { additionalProperties: false } as const;
const Name = Type.String({ minLength: 1, maxLength: 40, pattern: '^\\S(.*\\S)?$' });
const Day = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-01$' });
/** Up to $10 billion. */
const Amount = Type.Number({ minimum: 0, maximum: 1e9 });

/** The sums of a budget in one period, in dollars. `availableBalance` = `allocated` - `reserved` - `spent`. */
export const BudgetSumsSchema = Type.Object({
  /** ISO date of the first day, in UTC. */
  periodStart: Type.String(),
  allocated: Money,
  /** Orders that wait for approval. */
  reserved: Money,
  spent: Money,
  /** Negative after an overdraft. */
  availableBalance: Money,
});
export interface BudgetSums extends Static<typeof BudgetSumsSchema> {}

/** The members or the goods that a budget is for. */
export const BudgetScopeDataSchema = Type.Object({
  type: OneOf(BUDGET_SCOPES),
  /** The unit, the account or the category; absent for ALL, and after it was deleted. */
  id: Type.Optional(Type.String()),
  name: Type.Optional(Type.String()),
});

/** A budget with its latest periods. */
export const BudgetSchema = Type.Object({
  code: Type.String(),
  name: Type.String(),
  isDefault: Type.Boolean(),
  period: OneOf(BUDGET_PERIODS),
  /** The budget of one period, in dollars. */
  amount: Money,
  /** Whether a period starts with what is left of the period before it. */
  rollsOver: Type.Boolean(),
  scope: BudgetScopeDataSchema,
  /** The latest periods, oldest first; the last one is the current period. */
  periods: Type.Array(BudgetSumsSchema),
});
export interface Budget extends Static<typeof BudgetSchema> {}

const Choice = Type.Object({ id: Type.String(), name: Type.String() });

/**
 * `GET /cc/api/organization/budgets`, and the reply to every change. 403 NOT_PERMITTED without the permission `BUDGET_OVERVIEW` or
 * `MANAGE_BUDGETS`. Members who may not manage budgets see those that apply to them.
 */
export const BudgetsDataSchema = Type.Object({
  budgets: Type.Array(BudgetSchema),
  basis: OneOf(BUDGET_BASES),
  /** The treatment of the caller's orders above a budget; ALLOW if no other member could approve them. */
  overdraft: OneOf(OVERDRAFT_POLICIES),
  /** Present if the caller may change budgets: the values of scopes. */
  choices: Type.Optional(
    Type.Object({
      units: Type.Array(Choice),
      people: Type.Array(Choice),
      categories: Type.Array(Choice),
    }),
  ),
});
export interface BudgetsData extends Static<typeof BudgetsDataSchema> {}

const BudgetFields = {
  name: Name,
  /** Dollars per period. */
  amount: Amount,
  period: OneOf(BUDGET_PERIODS),
  rollsOver: Type.Boolean(),
  isDefault: Type.Boolean(),
  scope: Type.Object(
    { type: OneOf(BUDGET_SCOPES), id: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })) },
    strict,
  ),
};

/** `POST /cc/api/organization/budgets`. 409 BUDGET_EXISTS for a code in use; 400 BUDGET_SCOPE_INVALID. */
export const NewBudgetBody = Type.Object({ code: Name, ...BudgetFields }, strict);
export interface NewBudgetBody extends Static<typeof NewBudgetBody> {}

/** `PUT /cc/api/organization/budgets/:code`. A new amount also changes the current period. 404 BUDGET_NOT_FOUND. */
export const ChangeBudgetBody = Type.Object(BudgetFields, strict);
export interface ChangeBudgetBody extends Static<typeof ChangeBudgetBody> {}

/** `POST /cc/api/organization/budgets/:code/adjustments`: changes the current period only. */
export const AdjustBudgetBody = Type.Object(
  {
    /** Dollars; negative to take money away. */
    amount: Type.Number({ minimum: -1e9, maximum: 1e9 }),
    note: Type.Optional(Type.String({ maxLength: 200 })),
  },
  strict,
);
export interface AdjustBudgetBody extends Static<typeof AdjustBudgetBody> {}

/** An entry of a statement. */
export const BudgetEntrySchema = Type.Object({
  id: Type.Integer(),
  kind: OneOf(BUDGET_ENTRY_KINDS),
  /** Dollars. */
  amount: Money,
  /** The rest of the budget after the entry, in dollars. */
  balance: Money,
  orderNumber: Type.Optional(Type.String()),
  /** The name of the person who caused it; absent for operators, automatic entries and erased accounts. */
  by: Type.Optional(Type.String()),
  note: Type.Optional(Type.String()),
  createdAt: Type.String(),
});
export interface BudgetEntry extends Static<typeof BudgetEntrySchema> {}

/** `GET /cc/api/organization/budgets/:code/statement`: one page of the entries of a period, the newest first. */
export const BudgetStatementSchema = Type.Object({
  code: Type.String(),
  name: Type.String(),
  period: OneOf(BUDGET_PERIODS),
  sums: BudgetSumsSchema,
  /** The first days of all periods with a statement, the newest first. */
  periods: Type.Array(Type.String()),
  entries: Type.Array(BudgetEntrySchema),
  /** From 1. */
  page: Type.Integer(),
  totPages: Type.Integer(),
});
export interface BudgetStatement extends Static<typeof BudgetStatementSchema> {}

export const BudgetStatementQuery = Type.Object(
  {
    /** The first day of a period; the current period by default. */
    period: Type.Optional(Day),
    /** From 1, which is the default. */
    page: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,4}$' })),
    /** Entries per page; 25 by default. */
    size: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,2}$' })),
    ...EncodeQuery,
  },
  strict,
);
export interface BudgetStatementQuery extends Static<typeof BudgetStatementQuery> {}
