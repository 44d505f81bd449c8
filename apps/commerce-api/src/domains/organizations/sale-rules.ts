import type { PaidProgram } from '@foolscap/account/model';
import type { TenantId } from '@foolscap/core/vocabulary';
import type { PolicyKind, SaleConditions } from '@foolscap/pricing/model';
import { sql } from 'kysely';
import type { Db } from '../../kernel/database/database.ts';
import { ApiError } from '../../kernel/http/api-error.ts';
import { getEmailKey } from '../../kernel/mail/email-key.ts';
import { selectMemberDiscounts, setMemberDiscount } from './member-discounts.ts';
import { operatorText } from '../../kernel/translations/reply-text.ts';

/** An operator's change to the sales rules. `null` and `false` remove a rule. */
export type SaleRuleChange =
  | { kind: 'item'; sku: string; conditions: SaleConditions | null }
  | { kind: 'policy'; customerNumber: string; policy: PolicyKind; value: string; isSet: boolean }
  | { kind: 'part-number'; customerNumber: string; sku: string; partNumber: string | null }
  | { kind: 'organization'; customerNumber: string; contractOnly?: boolean; healthCare?: boolean }
  | { kind: 'member'; username: string; permissions?: string[]; isCertified?: boolean }
  | { kind: 'area-fee'; zipPrefix: string; feeMinor: number | null }
  | { kind: 'guest-prices'; tenant: 'sba'; areShown: boolean }
  | { kind: 'small-order'; tenant: TenantId; belowMinor: number | null }
  | { kind: 'membership'; program: PaidProgram; freeShippingMinor: number | null }
  | { kind: 'membership-discount'; program: PaidProgram; percent: number | null }
  | { kind: 'membership-term'; sku: string; days: number | null };

const missing = (what: string) => new ApiError(404, 'NOT_FOUND', operatorText(`There is no ${what}.`));

async function findOrganization(trx: Db, customerNumber: string): Promise<string> {
  const row = await trx
    .selectFrom('organizations')
    .select('id')
    .where('customer_number', '=', customerNumber)
    .executeTakeFirst();
  if (!row) throw missing(`organization ${customerNumber}`);
  return row.id;
}

async function checkProduct(trx: Db, sku: string): Promise<void> {
  const row = await trx.selectFrom('products').select('sku').where('sku', '=', sku).executeTakeFirst();
  if (!row) throw missing(`product ${sku}`);
}

type ChangeOf<Kind> = Extract<SaleRuleChange, { kind: Kind }>;

/** Applies each kind of change and returns a description of what was done. */
const CHANGES: { [Kind in SaleRuleChange['kind']]: (trx: Db, change: ChangeOf<Kind>) => Promise<string> } = {
  async item(trx, { sku, conditions }) {
    await checkProduct(trx, sku);
    if (conditions?.substitute) await checkProduct(trx, conditions.substitute.itemId);
    const sale_conditions = conditions && JSON.stringify(conditions);
    await trx.updateTable('products').set({ sale_conditions }).where('sku', '=', sku).execute();
    return conditions ? `${sku} is sold under these conditions.` : `${sku} is sold without conditions.`;
  },
  async policy(trx, { customerNumber, policy, value, isSet }) {
    const row = {
      organization_id: await findOrganization(trx, customerNumber),
      kind: policy,
      value,
    };
    if (policy === 'ITEM') await checkProduct(trx, value);
    if (isSet)
      await trx
        .insertInto('organization_policies')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    else
      await trx
        .deleteFrom('organization_policies')
        .where('organization_id', '=', row.organization_id)
        .where('kind', '=', policy)
        .where('value', '=', value)
        .execute();
    return `The policy ${policy} ${value} of ${customerNumber} is ${isSet ? 'set' : 'removed'}.`;
  },
  async 'part-number'(trx, { customerNumber, sku, partNumber }) {
    const organization_id = await findOrganization(trx, customerNumber);
    await checkProduct(trx, sku);
    if (partNumber === null)
      await trx
        .deleteFrom('customer_skus')
        .where('organization_id', '=', organization_id)
        .where('sku', '=', sku)
        .execute();
    else
      await trx
        .insertInto('customer_skus')
        .values({ organization_id, sku, customer_sku: partNumber })
        .onConflict((conflict) =>
          conflict.columns(['organization_id', 'sku']).doUpdateSet({ customer_sku: partNumber }),
        )
        .execute();
    return `${sku} ${partNumber === null ? 'has no part number' : `is ${partNumber}`} for ${customerNumber}.`;
  },
  async organization(trx, { customerNumber, contractOnly, healthCare }) {
    await trx
      .updateTable('organizations')
      .set({
        ...(contractOnly === undefined ? {} : { contract_only: contractOnly }),
        ...(healthCare === undefined ? {} : { health_care: healthCare }),
      })
      .where('id', '=', await findOrganization(trx, customerNumber))
      .execute();
    return `${customerNumber} is changed.`;
  },
  async member(trx, { username, permissions, isCertified }) {
    const { numUpdatedRows } = await trx
      .updateTable('accounts')
      .set({
        ...(permissions ? { permissions: JSON.stringify(permissions) } : {}),
        ...(isCertified === undefined ? {} : { is_certified: isCertified }),
      })
      .where('tenant', '=', 'sba')
      .where('username', '=', getEmailKey(username))
      .where('tps_code', 'is', null)
      .executeTakeFirst();
    if (!numUpdatedRows) throw missing(`business user ${username}`);
    return `${username} is changed.`;
  },
  async 'area-fee'(trx, { zipPrefix, feeMinor }) {
    if (feeMinor === null)
      await trx.deleteFrom('delivery_area_fees').where('zip_prefix', '=', zipPrefix).execute();
    else
      await trx
        .insertInto('delivery_area_fees')
        .values({ zip_prefix: zipPrefix, fee_minor: feeMinor })
        .onConflict((conflict) =>
          conflict.column('zip_prefix').doUpdateSet({ fee_minor: feeMinor, source: 'operator' }),
        )
        .execute();
    return `Delivery to ${zipPrefix} ${feeMinor === null ? 'costs no area fee' : 'has an area fee'}.`;
  },
  async 'guest-prices'(trx, { tenant, areShown }) {
    if (areShown) await trx.deleteFrom('hidden_prices').where('tenant', '=', tenant).execute();
    else
      await trx
        .insertInto('hidden_prices')
        .values({ tenant })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    return `Guests of ${tenant} ${areShown ? 'see prices' : 'have to sign in to see prices and to order'}.`;
  },
  async 'small-order'(trx, { tenant, belowMinor }) {
    if (belowMinor === null)
      await trx.deleteFrom('small_order_thresholds').where('tenant', '=', tenant).execute();
    else
      await trx
        .insertInto('small_order_thresholds')
        .values({ tenant, below_minor: belowMinor })
        .onConflict((conflict) =>
          conflict.column('tenant').doUpdateSet({ below_minor: belowMinor, source: 'operator' }),
        )
        .execute();
    return `Small orders on ${tenant} get ${belowMinor === null ? 'no' : 'a'} suggestion to combine orders.`;
  },
  async membership(trx, { program, freeShippingMinor }) {
    await trx
      .updateTable('membership_programs')
      .set({ free_shipping_minor: freeShippingMinor })
      .where('program', '=', program)
      .execute();
    return `${program} ${freeShippingMinor === null ? 'ships free like everyone' : 'has its own limit for free shipping'}.`;
  },
  async 'membership-discount'(trx, { program, percent }) {
    await setMemberDiscount(trx, program, percent);
    return `${program} ${percent === null ? 'has no discount of its own' : `takes ${percent}% off`}.`;
  },
  async 'membership-term'(trx, { sku, days }) {
    await checkProduct(trx, sku);
    if (days === null) await trx.deleteFrom('membership_plans').where('sku', '=', sku).execute();
    else
      await trx
        .insertInto('membership_plans')
        .values({ sku, term_days: days })
        .onConflict((conflict) => conflict.column('sku').doUpdateSet({ term_days: days, source: 'operator' }))
        .execute();
    return `${sku} ${days === null ? 'has the usual term of a membership' : `lasts ${days} days`}.`;
  },
};

/** Changes a sales rule. @throws ApiError 404 for a product, organization or user that does not exist */
export const changeSaleRule = (db: Db, change: SaleRuleChange): Promise<{ message: string }> =>
  db.transaction().execute(async (trx) => {
    // The change has the type that its kind requires.
    const apply = CHANGES[change.kind] as (trx: Db, change: SaleRuleChange) => Promise<string>;
    return { message: await apply(trx, change) };
  });

/** A rule as `list` shows it. */
export interface SaleRule {
  kind: SaleRuleChange['kind'];
  /** The product, the customer number, a ZIP code prefix, or the site. */
  name: string;
  rule: string;
}

export async function listSaleRules(db: Db): Promise<SaleRule[]> {
  const { rows } = await sql<SaleRule>`
    select 'item' as kind, sku as name, sale_conditions::text as rule from products where sale_conditions is not null
    union all
    select 'organization', customer_number, concat_ws(', ', case when contract_only then 'contract only' end,
      case when health_care then 'health care' end) from organizations where contract_only or health_care
    union all
    select 'policy', customer_number, organization_policies.kind || ' ' || value
      from organization_policies join organizations on organizations.id = organization_id
    union all
    select 'part-number', customer_number, sku || ' ' || customer_sku
      from customer_skus join organizations on organizations.id = organization_id
    union all
    select 'area-fee', zip_prefix, to_char(fee_minor / 100.0, 'FM999990.00') from delivery_area_fees
    union all
    select 'guest-prices', tenant, 'hidden' from hidden_prices
    union all
    select 'small-order', tenant, to_char(below_minor / 100.0, 'FM999990.00') from small_order_thresholds
    union all
    select 'membership', program, to_char(free_shipping_minor / 100.0, 'FM999990.00') from membership_programs
      where free_shipping_minor is not null
    union all
    select 'membership-discount', conditions ->> 'membership', (benefit ->> 'basisPoints')::integer / 100 || '%' from promotions
      where ${selectMemberDiscounts()}
    union all
    select 'membership-term', sku, term_days || ' days' from membership_plans
    order by 1, 2, 3`.execute(db);
  return rows;
}
