import { sql } from 'kysely';
import type { BonusCategories, RewardsOffer } from '@foolscap/account/contract';
import { REWARDS_CODES } from '@foolscap/account/model';
import { toDecimal } from '@foolscap/core/money';
import type { TenantId } from '@foolscap/core/vocabulary';
import type { Db } from '../../kernel/database/database.ts';
import { ApiError, badRequest, notFound } from '../../kernel/http/api-error.ts';
import { BONUS_CATEGORY_COUNT, BONUS_CATEGORY_PERCENT, getQuarter, getQuarterEnd } from './program.ts';

/** A member, and the customer segment that decides which offers it gets. */
export interface Member {
  accountId: string;
  tenant: TenantId;
  segment: string;
}

const isOffered = ({ tenant, segment }: Member, now: Date) => sql<boolean>`
  offer.tenant = ${tenant} and offer.starts_at <= ${now}::timestamptz and offer.ends_at > ${now}::timestamptz
  and (offer.segments is null or offer.segments ? ${segment})`;

/** Lists the offers of a member: those it has activated and those it can activate; those that end first come first. */
export async function listMemberOffers(db: Db, member: Member, now: Date): Promise<RewardsOffer[]> {
  const { rows } = await sql<{
    id: string;
    title: string;
    text: string;
    ends_at: Date;
    multiplier: number | null;
    bonus_minor: number | null;
    category: string | null;
    activated: boolean;
  }>`
    select offer.id, offer.title, offer.text, offer.ends_at, offer.multiplier, offer.bonus_minor, categories.name as category,
      activation.offer_id is not null as activated
    from rewards_offers offer
    left join categories on categories.id = offer.category_id
    left join rewards_activations activation on activation.offer_id = offer.id and activation.account_id = ${member.accountId}
    where ${isOffered(member, now)} or (activation.offer_id is not null and offer.ends_at > ${now}::timestamptz)
    order by offer.ends_at, offer.id`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    text: row.text,
    endsAt: new Date(row.ends_at).toISOString(),
    isActivated: row.activated,
    ...(row.multiplier === null ? {} : { multiplier: row.multiplier }),
    ...(row.bonus_minor === null ? {} : { bonus: toDecimal(row.bonus_minor) }),
    ...(row.category === null ? {} : { category: row.category }),
  }));
}

/** Activates an offer of a member. Activating it again changes nothing. @throws ApiError 404 REWARDS_OFFER_NOT_FOUND */
export async function activateOffer(db: Db, member: Member, offerId: string, now: Date): Promise<void> {
  const { rows } = await sql<{ found: boolean }>`
    with offered as (select id from rewards_offers offer where id = ${offerId} and ${isOffered(member, now)}),
    activated as (
      insert into rewards_activations (account_id, offer_id, activated_at)
      select ${member.accountId}::uuid, id, ${now}::timestamptz from offered on conflict do nothing
    )
    select true as found from offered
    union select true from rewards_activations where account_id = ${member.accountId}::uuid and offer_id = ${offerId}`.execute(
    db,
  );
  if (!rows.length) throw notFound(REWARDS_CODES.offerNotFound, 'This offer has ended.');
}

/** Reads the bonus categories of an account in the current quarter, and the departments to choose from. */
export async function readBonusCategories(db: Db, accountId: string, now: Date): Promise<BonusCategories> {
  const options = await db
    .selectFrom('categories')
    .select(['id', 'name'])
    .where('parent_id', 'is', null)
    .orderBy('position')
    .orderBy('name')
    .execute();
  const chosen = await db
    .selectFrom('rewards_categories')
    .select('category_id')
    .where('account_id', '=', accountId)
    .where('quarter', '=', getQuarter(now))
    .execute();
  const ids = new Set(chosen.map(({ category_id }) => category_id));
  return {
    percent: BONUS_CATEGORY_PERCENT,
    most: BONUS_CATEGORY_COUNT,
    endsOn: getQuarterEnd(now),
    options: options.map((option) => ({ ...option, isChosen: ids.has(option.id) })),
  };
}

/**
 * Chooses bonus categories for the current quarter. Chosen ones stay until its end, and choosing them again changes nothing.
 * @throws ApiError 400 for none, or a category that the shop does not have, 409 REWARDS_CATEGORIES_FULL for more than the member may choose
 */
export async function chooseBonusCategories(
  db: Db,
  accountId: string,
  categories: readonly string[],
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // The account's row keeps two requests from choosing too many.
    await sql`select 1 from accounts where id = ${accountId} for no key update`.execute(trx);
    const { options, most } = await readBonusCategories(trx, accountId, now);
    const added = [...new Set(categories)].filter(
      (id) => !options.some((option) => option.id === id && option.isChosen),
    );
    if (!categories.length || added.some((id) => !options.some((option) => option.id === id)))
      throw badRequest(REWARDS_CODES.categoryUnknown, 'Choose one of the categories.', 'categories');
    if (options.filter(({ isChosen }) => isChosen).length + added.length > most)
      throw new ApiError(
        409,
        REWARDS_CODES.categoriesFull,
        `You can choose ${most} categories for a quarter.`,
        { field: 'categories' },
      );
    if (!added.length) return;
    await trx
      .insertInto('rewards_categories')
      .values(
        added.map((category_id) => ({
          account_id: accountId,
          quarter: getQuarter(now),
          category_id,
          chosen_at: now,
        })),
      )
      .execute();
  });
}
