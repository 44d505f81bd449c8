import type { Locale } from '@foolscap/core/vocabulary';
import { sql } from 'kysely';
import type { Db } from '../../kernel/database/database.ts';
import type { CategoryTexts } from './tables.ts';

/** The languages that products may have texts in, apart from English. The table has a constraint with the same values. */
export const PRODUCT_TEXT_LOCALES = ['fr-CA'] as const satisfies readonly Locale[];
export type ProductTextLocale = (typeof PRODUCT_TEXT_LOCALES)[number];

/** A product's texts in a language, to be written. Its description and bullets come from one text: it has both or neither. */
export interface NewProductText {
  sku: string;
  locale: ProductTextLocale;
  name?: string | undefined;
  body?: { description: string; bullets: readonly string[] } | undefined;
}

/** A product's texts in a language, null if it has none, next to the English ones, which they replace in replies. */
export interface ProductText {
  sku: string;
  locale: ProductTextLocale;
  englishName: string;
  name: string | null;
  /** English description; null unless it was requested. */
  englishDescription: string | null;
  description: string | null;
  bullets: string[] | null;
}

/** Reads the texts of products in a language. @param described SKUs whose descriptions are read, too */
export async function readProductTexts(
  db: Db,
  locale: ProductTextLocale,
  { skus, described }: { skus: readonly string[]; described: readonly string[] },
): Promise<ProductText[]> {
  const { rows } = await sql<ProductText>`/* catalog.product-texts */
    select products.sku, ${locale} as locale, products.name as "englishName", texts.name, body.english as "englishDescription", body.description, body.bullets
    from products left join product_texts texts on texts.sku = products.sku and texts.locale = ${locale}
    left join lateral (select products.description as english, texts.description, texts.bullets
      where products.sku = any(${described as string[]}::text[])) body on true
    where products.sku = any(${skus as string[]}::text[])`.execute(db);
  return rows;
}

/** Reads the texts of categories in a language, by id; categories without texts are left out. */
export async function readCategoryTexts(
  db: Db,
  locale: ProductTextLocale,
  ids: readonly string[],
): Promise<Map<string, NonNullable<CategoryTexts[ProductTextLocale]>>> {
  const { rows } = await sql<{
    id: string;
    text: NonNullable<CategoryTexts[ProductTextLocale]>;
  }>`/* catalog.category-texts */
    select id, texts -> ${locale} as text from categories
    where id = any(${ids as string[]}::text[]) and texts ? ${locale}`.execute(db);
  return new Map(rows.map(({ id, text }) => [id, text]));
}

/** Replaces the texts of products in all languages. Products without a text among the new ones are shown in English. */
export async function writeProductTexts(
  trx: Db,
  skus: readonly string[],
  texts: readonly NewProductText[],
): Promise<void> {
  const rows = texts.map(({ sku, locale, name, body }) => ({
    sku,
    locale,
    name: name ?? null,
    description: body?.description ?? null,
    bullets: body?.bullets ?? null,
  }));
  const columns = sql`row (sku text, locale text, name text, description text, bullets jsonb)`;
  const row = sql`json_to_recordset(${JSON.stringify(rows)}::json) as ${columns}`;
  // Ordered by SKU, so that concurrent writers of several products wait instead of deadlocking.
  await sql`delete from product_texts where sku = any(${skus as string[]}::text[])
    and (sku, locale) not in (select row.sku, row.locale from ${row})`.execute(trx);
  if (rows.length === 0) return;
  await sql`insert into product_texts (sku, locale, name, description, bullets)
    select * from ${row} order by sku, locale
    on conflict (sku, locale) do update
      set name = excluded.name, description = excluded.description, bullets = excluded.bullets
      where (product_texts.name, product_texts.description, product_texts.bullets)
        is distinct from (excluded.name, excluded.description, excluded.bullets)`.execute(trx);
}
