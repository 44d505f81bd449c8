import type { MembershipDiscount, MembershipPlan } from '@foolscap/account/contract';
import type { MembershipProgram, PaidProgram } from '@foolscap/account/model';
import { toDecimal } from '@foolscap/core/money';
import type { TenantId } from '@foolscap/core/vocabulary';
import { sql } from 'kysely';
import type { Db } from '../../kernel/database/database.ts';
import { getPrice } from '../catalog/index.ts';
import { DEFAULT_TERM_DAYS, selectMembershipProgram } from './memberships.repository.ts';

/** A program with its benefits and plans. */
export interface ProgramRow {
  program: PaidProgram;
  /** US cents; null for the limit of everyone. */
  freeShippingMinor: number | null;
  discounts: MembershipDiscount[];
  plans: MembershipPlan[];
}

/** Lists the programs that are sold on a site, the smaller one first. Their discounts are the promotions that apply without a code. */
export async function listPrograms(db: Db, tenant: TenantId, now: Date): Promise<ProgramRow[]> {
  const { rows } = await sql<{
    program: PaidProgram;
    freeShippingMinor: number | null;
    discounts: { name: string; basisPoints: number | null; categories: string[] | null }[];
    plans: { itemId: string; name: string; price: number; termDays: number }[];
  }>`/* membership.programs */
    select programs.program, programs.free_shipping_minor as "freeShippingMinor",
      (select coalesce(json_agg(json_build_object('name', promotions.name,
          'basisPoints', case when promotions.benefit ->> 'type' = 'PERCENT' then (promotions.benefit ->> 'basisPoints')::integer end,
          'categories', (select json_agg(categories.name order by categories.name) from categories
            where promotions.conditions -> 'categoryIds' ? categories.id)) order by promotions.priority, promotions.id), '[]')
        from promotions where promotions.code is null and promotions.conditions ->> 'membership' = programs.program
          and coalesce(promotions.tenant, ${tenant}) = ${tenant}
          and coalesce(promotions.valid_from, ${now}::timestamptz) <= ${now}::timestamptz
          and coalesce(promotions.valid_until, 'infinity') > ${now}::timestamptz) as discounts,
      (select coalesce(json_agg(plan order by plan."termDays", plan.price, plan."itemId"), '[]') from (
          select products.sku as "itemId", products.name, ${getPrice(tenant)} as price,
            coalesce(membership_plans.term_days, ${DEFAULT_TERM_DAYS}::integer) as "termDays"
          from products left join membership_plans on membership_plans.sku = products.sku
          where products.published and products.sale_conditions ->> 'membership' = programs.program) plan
        where plan.price is not null) as plans
      from membership_programs programs order by get_membership_rank(programs.program)`.execute(db);
  return rows.map(({ discounts, plans, ...row }) => ({
    ...row,
    discounts: discounts.map(({ name, basisPoints, categories }) => ({
      name,
      ...(basisPoints === null ? {} : { percent: basisPoints / 100 }),
      ...(categories === null ? {} : { categories }),
    })),
    plans: plans.map((plan) => ({ ...plan, price: toDecimal(plan.price) })),
  }));
}

/** Reads the program in effect for an account, with its end; null if an operator granted it, and for an account without one. */
export async function readCurrent(
  db: Db,
  accountId: string,
  now: Date,
): Promise<{ program: MembershipProgram; endsAt: Date | null }> {
  const { rows } = await sql<{ program: MembershipProgram; endsAt: Date | null }>`/* membership.current */
    select program, nullif(get_membership_end(${accountId}::uuid, program, ${now}::timestamptz), 'infinity') as "endsAt"
      from (select ${selectMembershipProgram(accountId, now)} as program) current`.execute(db);
  const { program, endsAt } = rows[0]!;
  return { program, endsAt: program === 'NON_MEMBER' ? null : endsAt };
}
