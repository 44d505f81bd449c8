import { SEGMENTS } from '@foolscap/account/model';
import { OneOf } from '@foolscap/core/contract';
import type { TenantId } from '@foolscap/core/vocabulary';
import { sql } from 'kysely';
import Type, { type Static } from 'typebox';
import type { Db } from '../../kernel/database/database.ts';
import { badRequest, notFound } from '../../kernel/http/api-error.ts';
import { operatorText } from '../../kernel/translations/reply-text.ts';

const strict = { additionalProperties: false } as const;
const Day = Type.String({ pattern: '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$' });

/** An offer as operators write it. Days are in UTC; the last day is included. */
export const OfferSettingsSchema = Type.Object(
  {
    title: Type.String({ minLength: 1, maxLength: 80 }),
    text: Type.String({ minLength: 1, maxLength: 300 }),
    firstDay: Day,
    lastDay: Day,
    segments: Type.Optional(Type.Array(OneOf(SEGMENTS.map(({ code }) => code)), { minItems: 1 })),
    category: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    multiplier: Type.Optional(Type.Integer({ minimum: 2, maximum: 10 })),
    /** US cents. */
    bonus: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  },
  strict,
);
export interface OfferSettings extends Static<typeof OfferSettingsSchema> {}

/** A change to an offer. The schema also validates what an operator enters at the command line. */
export const OfferChangeSchema = Type.Object(
  {
    id: Type.String({ pattern: '^[a-z0-9-]{1,60}$' }),
    tenant: OneOf(['sdc', 'sba']),
    /** Null ends the offer, or deletes one that has not begun. */
    offer: Type.Union([OfferSettingsSchema, Type.Null()]),
  },
  strict,
);
export interface OfferChange extends Static<typeof OfferChangeSchema> {}

/** An offer as operators see it. */
export interface OfferRow {
  id: string;
  tenant: TenantId;
  title: string;
  firstDay: string;
  lastDay: string;
  /** The amount or the multiplier, and the items that qualify. */
  effect: string;
  activations: number;
}

const DAY_MS = 86_400_000;
const toDay = (at: Date): string => at.toISOString().slice(0, 10);

/** Converts the settings of an offer to the columns of its row. */
export const toOfferColumns = ({
  title,
  text,
  firstDay,
  lastDay,
  segments,
  category,
  multiplier,
  bonus,
}: OfferSettings) => ({
  title,
  text,
  starts_at: new Date(`${firstDay}T00:00:00Z`),
  ends_at: new Date(Date.parse(`${lastDay}T00:00:00Z`) + DAY_MS),
  segments: segments ? JSON.stringify(segments) : null,
  category_id: category ?? null,
  multiplier: multiplier ?? null,
  bonus_minor: bonus ?? null,
});

/** Lists the offers of both sites, those that end first come first. */
export async function listOffers(db: Db): Promise<OfferRow[]> {
  const rows = await db
    .selectFrom('rewards_offers as offer')
    .leftJoin('rewards_activations as activation', 'activation.offer_id', 'offer.id')
    .select((row) => [
      'offer.id',
      'offer.tenant',
      'offer.title',
      'offer.starts_at',
      'offer.ends_at',
      'offer.segments',
      'offer.category_id',
      'offer.multiplier',
      'offer.bonus_minor',
      row.fn.count<number>('activation.account_id').as('activations'),
    ])
    .groupBy('offer.id')
    .orderBy('offer.ends_at')
    .orderBy('offer.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    tenant: row.tenant,
    title: row.title,
    firstDay: toDay(row.starts_at),
    lastDay: toDay(new Date(row.ends_at.getTime() - 1)),
    effect: [
      row.multiplier === null ? `${((row.bonus_minor ?? 0) / 100).toFixed(2)} once` : `x${row.multiplier}`,
      row.category_id ?? 'all items',
      ...(row.segments ?? []),
    ].join(', '),
    activations: Number(row.activations),
  }));
}

/**
 * Adds, changes or ends an offer; one that has not begun is deleted. @throws ApiError 400 for an offer with neither or both of multiplier and bonus, a last day before the first, or an
 * unknown category; 404 for ending an unknown one
 */
export async function changeOffer(
  db: Db,
  { id, tenant, offer }: OfferChange,
  now: Date,
): Promise<{ message: string }> {
  if (!offer) {
    const { rows } = await sql`
      with removed as (
        delete from rewards_offers offer where id = ${id} and tenant = ${tenant} and starts_at >= ${now}::timestamptz
          and not exists (select 1 from rewards_activations where offer_id = offer.id)
        returning id
      ), ended as (
        -- One that was activated and then postponed ends, too.
        update rewards_offers offer set ends_at = ${now}::timestamptz,
          starts_at = least(starts_at, ${now}::timestamptz - interval '1 millisecond')
        where id = ${id} and tenant = ${tenant} and ends_at > ${now}::timestamptz
          and (starts_at < ${now}::timestamptz or exists (select 1 from rewards_activations where offer_id = offer.id))
        returning id
      )
      select id from removed union all select id from ended`.execute(db);
    if (!rows.length)
      throw notFound(
        'OFFER_NOT_FOUND',
        operatorText(`There is no current or later offer ${id} on ${tenant}.`),
      );
    return { message: `Offer ${id} has ended.` };
  }
  const columns = toOfferColumns(offer);
  if ((columns.multiplier === null) === (columns.bonus_minor === null))
    throw badRequest('OFFER_INVALID', operatorText('An offer has either a multiplier or a bonus.'));
  if (!(columns.starts_at < columns.ends_at))
    throw badRequest('OFFER_INVALID', operatorText('The last day of an offer is not before the first.'));
  if (columns.category_id !== null) {
    const known = await db
      .selectFrom('categories')
      .select('id')
      .where('id', '=', columns.category_id)
      .executeTakeFirst();
    if (!known)
      throw badRequest('OFFER_INVALID', operatorText(`There is no category ${columns.category_id}.`));
  }
  const row = { ...columns, source: 'operator' as const };
  const written = await db
    .insertInto('rewards_offers')
    .values({ id, tenant, ...row })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(row).where('rewards_offers.tenant', '=', tenant),
    )
    .returning('id')
    .executeTakeFirst();
  if (!written) throw badRequest('OFFER_INVALID', operatorText(`Offer ${id} belongs to the other site.`));
  return { message: `Offer ${id} is set.` };
}
