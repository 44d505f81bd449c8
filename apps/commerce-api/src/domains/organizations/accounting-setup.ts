import { sql } from 'kysely';
import type { Db } from '../../kernel/database/database.ts';
import { ApiError, notFound } from '../../kernel/http/api-error.ts';
import { operatorText } from '../../kernel/translations/reply-text.ts';
import { getEmailKey } from '../../kernel/mail/email-key.ts';
import { type BudgetSetting, removeBudget, setBudget } from './budgets/budget-setup.ts';
import { LINE_ACCOUNTING_FIELDS, type LineAccountingField } from '@foolscap/core/vocabulary';
import type { AccountingPolicy } from './tables.ts';

export const BUDGETING_CHOICES = ['OFF', 'OPTIONAL', 'REQUIRED'] as const;

export const LINE_FIELD_CHOICES = ['OFF', 'OPTIONAL', 'REQUIRED'] as const;

/** A change to the policy. OFF means that lines do not have the field. */
interface AccountingPolicyChange extends Partial<Omit<AccountingPolicy, 'lineFields'>> {
  lineFields?: Partial<Record<LineAccountingField, (typeof LINE_FIELD_CHOICES)[number]>>;
}

/** A change to an organization's budgets, purchase orders, cost centers and projects, by its customer number. `null` removes an entry. */
export type AccountingChange = { customerNumber: string } & (
  | { accounting: AccountingPolicyChange | null }
  | { budget: { code: string; center: BudgetCenterSetting | null } }
  | { purchaseOrder: { number: string; description: string | null } }
  | { release: { purchaseOrder: string; release: string; description: string | null } }
  | { lineCode: { field: LineAccountingField; code: string; description: string | null } }
);

/** The settings of a budget as an operator enters them. A scope is a user name, a category, or the names of units from the top. */
export interface BudgetCenterSetting extends Omit<BudgetSetting, 'scope'> {
  scope?: { person: string } | { category: string } | { unit: string[] };
}

export const isAccountingChange = (change: object): change is AccountingChange =>
  ['accounting', 'budget', 'purchaseOrder', 'release', 'lineCode'].some((key) => key in change);

/** Adds the policy that is required for using the lists. */
const withPolicy = (trx: Db, id: string) =>
  trx
    .updateTable('organizations')
    .set({ accounting: JSON.stringify({ budgeting: 'OFF' } satisfies AccountingPolicy) })
    .where('id', '=', id)
    .where('accounting', 'is', null)
    .execute();

const LINE_FIELD_NAMES = { costCenter: 'cost center', project: 'project' } as const;

/** Returns the fields of lines that an organization uses after a change. */
function mergeLineFields(
  before: AccountingPolicy['lineFields'],
  change: AccountingPolicyChange['lineFields'],
): Pick<AccountingPolicy, 'lineFields'> {
  const fields = Object.entries({ ...before, ...change }).filter(([, use]) => use !== 'OFF');
  return fields.length ? { lineFields: Object.fromEntries(fields) } : {};
}

async function changePolicy(trx: Db, id: string, policy: AccountingPolicyChange | null): Promise<string> {
  if (!policy) {
    await trx.updateTable('organizations').set({ accounting: null }).where('id', '=', id).execute();
    return 'without budgets and purchase orders';
  }
  const { accounting } = await trx
    .selectFrom('organizations')
    .select('accounting')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { lineFields: fieldsBefore, ...before } = accounting ?? {};
  const { lineFields, ...change } = policy;
  const next: AccountingPolicy = {
    budgeting: 'OFF',
    ...before,
    ...change,
    ...mergeLineFields(fieldsBefore, lineFields),
    ...(policy.labels ? { labels: { ...accounting?.labels, ...policy.labels } } : {}),
  };
  await trx
    .updateTable('organizations')
    .set({ accounting: JSON.stringify(next) })
    .where('id', '=', id)
    .execute();
  const overdraft = { REFUSE: '', ALLOW: ', with overdraft', APPROVE: ', overdraft by approval' };
  const fields = LINE_ACCOUNTING_FIELDS.map((field) => {
    const use = next.lineFields?.[field];
    return use ? `, ${LINE_FIELD_NAMES[field]}s ${use}` : '';
  });
  return `budgeting ${next.budgeting}${overdraft[next.overdraft ?? 'REFUSE']}${next.basis === 'NET' ? ', net' : ''}${fields.join('')}`;
}

/** Finds a unit by its name and the names of the units above it. */
async function findUnit(
  trx: Db,
  organizationId: string,
  path: readonly string[],
): Promise<string | undefined> {
  let parent: string | null = null;
  for (const name of path) {
    const found: { id: string } | undefined = await trx
      .selectFrom('organization_units')
      .select('id')
      .where('organization_id', '=', organizationId)
      .where('parent_id', parent === null ? 'is' : '=', parent)
      .where('name', '=', name)
      .executeTakeFirst();
    if (!found) return undefined;
    parent = found.id;
  }
  return parent ?? undefined;
}

/** Finds the id of a scope. @throws ApiError 404 */
async function readScope(
  trx: Db,
  id: string,
  scope: BudgetCenterSetting['scope'],
): Promise<BudgetSetting['scope']> {
  if (!scope) return { type: 'ALL' };
  if ('category' in scope) {
    const { category } = scope;
    const found = await trx
      .selectFrom('categories')
      .select('id')
      .where('id', '=', category)
      .executeTakeFirst();
    if (!found) throw notFound('NOT_FOUND', operatorText(`There is no category ${category}.`));
    return { type: 'CATEGORY', id: category };
  }
  if ('unit' in scope) {
    const unit = await findUnit(trx, id, scope.unit);
    if (!unit)
      throw notFound('NOT_FOUND', operatorText(`The organization has no unit ${scope.unit.join(' / ')}.`));
    return { type: 'UNIT', id: unit };
  }
  const person = await trx
    .selectFrom('accounts')
    .select('id')
    .where('organization_id', '=', id)
    .where('username', '=', getEmailKey(scope.person))
    .where('role', 'is not', null)
    .executeTakeFirst();
  if (!person)
    throw notFound('USER_NOT_FOUND', operatorText(`The organization has no member ${scope.person}.`));
  return { type: 'PERSON', id: person.id };
}

async function changeCenter(
  trx: Db,
  id: string,
  { code, center }: { code: string; center: BudgetCenterSetting | null },
): Promise<string> {
  const key = { organizationId: id, code };
  const now = new Date();
  if (!center) {
    await removeBudget(trx, key, now);
    return `budget ${code} removed`;
  }
  await setBudget(trx, key, { ...center, scope: await readScope(trx, id, center.scope) }, null, now);
  await withPolicy(trx, id);
  return `budget ${code} set`;
}

async function changePurchaseOrder(
  trx: Db,
  id: string,
  { number, description }: { number: string; description: string | null },
): Promise<string> {
  if (description === null) {
    await trx
      .deleteFrom('purchase_orders')
      .where('organization_id', '=', id)
      .where('number', '=', number)
      .execute();
    return `purchase order ${number} removed`;
  }
  await trx
    .insertInto('purchase_orders')
    .values({ organization_id: id, number, description })
    .onConflict((conflict) => conflict.columns(['organization_id', 'number']).doUpdateSet({ description }))
    .execute();
  await withPolicy(trx, id);
  return `purchase order ${number} set`;
}

async function changeLineCode(
  trx: Db,
  id: string,
  { field, code, description }: { field: LineAccountingField; code: string; description: string | null },
): Promise<string> {
  if (description === null) {
    await trx
      .deleteFrom('accounting_codes')
      .where('organization_id', '=', id)
      .where('field', '=', field)
      .where('code', '=', code)
      .execute();
    return `${LINE_FIELD_NAMES[field]} ${code} removed`;
  }
  await trx
    .insertInto('accounting_codes')
    .values({ organization_id: id, field, code, description })
    .onConflict((conflict) =>
      conflict.columns(['organization_id', 'field', 'code']).doUpdateSet({ description }),
    )
    .execute();
  await withPolicy(trx, id);
  return `${LINE_FIELD_NAMES[field]} ${code} set`;
}

async function changeRelease(
  trx: Db,
  id: string,
  {
    purchaseOrder,
    release,
    description,
  }: { purchaseOrder: string; release: string; description: string | null },
): Promise<string> {
  if (description === null) {
    await trx
      .deleteFrom('purchase_order_releases')
      .where('organization_id', '=', id)
      .where('purchase_order', '=', purchaseOrder)
      .where('release', '=', release)
      .execute();
    return `release ${release} removed`;
  }
  const { rows } = await sql`
    insert into purchase_order_releases (organization_id, purchase_order, release, description)
    select organization_id, number, ${release}, ${description} from purchase_orders
      where organization_id = ${id}::uuid and number = ${purchaseOrder}
    on conflict (organization_id, purchase_order, release) do update set description = excluded.description
    returning 1`.execute(trx);
  if (!rows.length)
    throw new ApiError(
      404,
      'NOT_FOUND',
      operatorText(`The organization has no purchase order ${purchaseOrder}.`),
    );
  return `release ${release} of ${purchaseOrder} set`;
}

/** Applies a change, which the next read of a cart shows. @throws ApiError 404 for an unknown customer number or purchase order */
export function changeAccounting(db: Db, change: AccountingChange): Promise<{ message: string }> {
  return db.transaction().execute(async (trx) => {
    const organization = await trx
      .selectFrom('organizations')
      .select(['id', 'name'])
      .where('customer_number', '=', change.customerNumber)
      .forUpdate()
      .executeTakeFirst();
    if (!organization)
      throw notFound(
        'ORGANIZATION_NOT_FOUND',
        operatorText(`There is no organization with the number ${change.customerNumber}.`),
      );
    const { id, name } = organization;
    const done =
      'accounting' in change
        ? await changePolicy(trx, id, change.accounting)
        : 'budget' in change
          ? await changeCenter(trx, id, change.budget)
          : 'purchaseOrder' in change
            ? await changePurchaseOrder(trx, id, change.purchaseOrder)
            : 'lineCode' in change
              ? await changeLineCode(trx, id, change.lineCode)
              : await changeRelease(trx, id, change.release);
    return { message: `${name}: ${done}.` };
  });
}
