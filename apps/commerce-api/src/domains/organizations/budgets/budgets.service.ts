import { sql } from 'kysely';
import type {
  AdjustBudgetBody,
  BudgetsData,
  BudgetStatement,
  BudgetStatementQuery,
  ChangeBudgetBody,
  NewBudgetBody,
} from '@foolscap/account/contract';
import { ACCOUNT_CODES, BUDGET_CODES, hasPermission } from '@foolscap/account/model';
import { toMinorUnits } from '@foolscap/core/money';
import type { Caller, KnownCaller } from '../../../kernel/caller/caller.ts';
import type { ApiContext } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/database/database.ts';
import { ApiError, badRequest, notFound } from '../../../kernel/http/api-error.ts';
import type { IdempotentRequest } from '../../../kernel/http/idempotency.ts';
import { runOnce } from '../../../kernel/http/run-once.ts';
import { findMembership, type Membership } from '../membership.ts';
import type { AccountingPolicy } from '../tables.ts';
import { listBudgetCenters } from './budget-centers.ts';
import { adjustBudget, type BudgetKey } from './budget-ledger.ts';
import { readBudgets, readStatement } from './budget-reports.ts';
import { type BudgetSetting, hasBudget, removeBudget, setBudget } from './budget-setup.ts';

/** Entries per page of a statement. */
const PAGE_SIZE = 25;

const notPermitted = () =>
  new ApiError(403, ACCOUNT_CODES.notPermitted, 'Ask an admin of your organization to do this.');
const noBudget = () => notFound(BUDGET_CODES.budgetNotFound, 'Your organization has no such budget.');

const toSetting = ({ amount, ...fields }: ChangeBudgetBody): BudgetSetting => ({
  ...fields,
  amountMinor: toAmount(amount),
});

/** Returns an amount in US cents. @throws ApiError 400 for fractions of a cent */
function toAmount(dollars: number): number {
  const amount = toMinorUnits(dollars) ?? 0;
  if (Math.abs(amount - dollars * 100) > 0.001)
    throw badRequest('INVALID_REQUEST', 'Enter an amount with at most two decimals.', 'amount');
  return amount;
}

export type BudgetsService = ReturnType<typeof createBudgetsService>;

/** Creates the calls for the budgets of the caller's organization (storefront-6.23). */
export function createBudgetsService({ database: { db }, now }: ApiContext) {
  async function readMember(connection: Db, { accountId }: Pick<Caller, 'accountId'>): Promise<Membership> {
    if (accountId === undefined)
      throw new ApiError(401, ACCOUNT_CODES.signInRequired, 'Sign in to see your organization.');
    const member = await findMembership(connection, accountId);
    if (!member)
      throw notFound(ACCOUNT_CODES.organizationNotFound, 'This account is not part of an organization.');
    return member;
  }

  /** Finds a member who may see budgets. */
  async function readViewer(caller: Caller): Promise<{ member: Membership; canManage: boolean }> {
    const member = await readMember(db, caller);
    const canManage = hasPermission(member, 'MANAGE_BUDGETS');
    if (!canManage && !hasPermission(member, 'BUDGET_OVERVIEW')) throw notPermitted();
    return { member, canManage };
  }

  /** Makes a change once per key, while other changes to the budgets of the organization wait. @returns all budgets */
  const change = (
    caller: KnownCaller,
    idempotency: IdempotentRequest | undefined,
    apply: (trx: Db, organizationId: string, accountId: string) => Promise<void>,
  ): Promise<BudgetsData> =>
    runOnce({ db, now }, caller.session, idempotency, async (trx) => {
      const { organization } = await readMember(trx, caller);
      await sql`select 1 from organizations where id = ${organization.id} for update`.execute(trx);
      // Read again under the lock, because a concurrent change may have removed the permission.
      const member = await readMember(trx, caller);
      if (!hasPermission(member, 'MANAGE_BUDGETS')) throw notPermitted();
      await apply(trx, organization.id, member.accountId);
      return readBudgets(trx, await readMember(trx, caller), true, now());
    });

  const known = async (trx: Db, key: BudgetKey): Promise<BudgetKey> => {
    if (!(await hasBudget(trx, key))) throw noBudget();
    return key;
  };

  return {
    async list(caller: Caller): Promise<BudgetsData> {
      const { member, canManage } = await readViewer(caller);
      return readBudgets(db, member, canManage, now());
    },

    async statement(
      caller: Caller,
      code: string,
      { period, page = '1', size }: BudgetStatementQuery,
    ): Promise<BudgetStatement> {
      const { member, canManage } = await readViewer(caller);
      const { id: organizationId } = member.organization;
      if (!canManage) {
        const centers = await listBudgetCenters(db, organizationId, member.accountId, now());
        if (!centers.some((center) => center.code === code)) throw noBudget();
      }
      const paging = { period, page: Number(page), size: size === undefined ? PAGE_SIZE : Number(size) };
      const statement = await readStatement(db, { organizationId, code }, paging, now());
      if (!statement) throw noBudget();
      return statement;
    },

    add: (
      caller: KnownCaller,
      idempotency: IdempotentRequest | undefined,
      { code, ...body }: NewBudgetBody,
    ) =>
      change(caller, idempotency, async (trx, organizationId, accountId) => {
        const key = { organizationId, code };
        if (await hasBudget(trx, key))
          throw new ApiError(409, BUDGET_CODES.budgetExists, 'Another budget has this code.', {
            field: 'code',
          });
        await setBudget(trx, key, toSetting(body), accountId, now());
        // The first budget turns budgeting on.
        await trx
          .updateTable('organizations')
          .set({ accounting: JSON.stringify({ budgeting: 'OPTIONAL' } satisfies AccountingPolicy) })
          .where('id', '=', organizationId)
          .where('accounting', 'is', null)
          .execute();
      }),

    change: (
      caller: KnownCaller,
      idempotency: IdempotentRequest | undefined,
      code: string,
      body: ChangeBudgetBody,
    ) =>
      change(caller, idempotency, async (trx, organizationId, accountId) =>
        setBudget(trx, await known(trx, { organizationId, code }), toSetting(body), accountId, now()),
      ),

    adjust: (
      caller: KnownCaller,
      idempotency: IdempotentRequest | undefined,
      code: string,
      { amount, note = '' }: AdjustBudgetBody,
    ) =>
      change(caller, idempotency, async (trx, organizationId, accountId) =>
        adjustBudget(
          trx,
          await known(trx, { organizationId, code }),
          { amount: toAmount(amount), accountId, note },
          now(),
        ),
      ),

    /** Removes a budget. A budget that the organization does not have is removed already. */
    remove: (caller: KnownCaller, idempotency: IdempotentRequest | undefined, code: string) =>
      change(caller, idempotency, async (trx, organizationId) => {
        await removeBudget(trx, { organizationId, code }, now());
      }),
  };
}
