import { sql, type Kysely } from 'kysely';

/**
 * Adds names and descriptions of products in further languages, and their names to the search index. A text that is null is shown in
 * English. Names have the word forms of English in the index, as queries have: a plural that ends in `s` is found by its singular.
 */
const HEADS = `regexp_replace(regexp_replace(p.name, '(,| for | with ).*$', ''), '^.*\\s', '') || ' '
  || coalesce((select string_agg(regexp_replace(trim(part), '^.*\\s', ''), ' ') from regexp_split_to_table(c.name, ',|&') part), '')`;

/** Keeps the search index of products current when their texts change. */
const trigger = (event: 'insert' | 'update' | 'delete') =>
  `create trigger product_texts_${event} after ${event} on product_texts
     referencing ${event === 'delete' ? 'old' : 'new'} table as changed
     for each statement execute function index_product_texts()`;

const statements = [
  `create table product_texts (
     sku text not null references products (sku) on delete cascade,
     locale text not null check (locale in ('fr-CA')),
     name text check (length(name) between 1 and 250),
     description text check (length(description) between 1 and 5000),
     bullets jsonb,
     primary key (sku, locale),
     check (name is not null or description is not null),
     check ((description is null) = (bullets is null)))`,
  // The same words without accents, which many people omit.
  `create function without_accents(words text) returns text language sql immutable as $$
     select translate(words, 'àâäçéèêëîïôöùûüÿÀÂÄÇÉÈÊËÎÏÔÖÙÛÜŸ', 'aaaceeeeiioouuuyAAACEEEEIIOOUUUY')
   $$`,
  `create or replace function write_product_index(changed text[]) returns void language sql as $$
     delete from product_index i using products p
       where i.sku = any(changed) and p.sku = i.sku and not p.published;
     insert into product_index (sku, name, brand, category_id, color, stars, consumer_price, business_price, in_stock, popularity,
         created_at, names, everything, group_key, heads, with_department)
       select p.sku, p.name, p.brand, p.category_id, p.color_family,
         case when p.review_count > 0 then floor(p.rating_sum::numeric / p.review_count)::smallint else 0 end,
         p.price_minor, coalesce(p.business_price_minor, p.price_minor),
         coalesce(s.available, 0) > 0, p.popularity, p.created_at, n.names,
         n.names || setweight(to_tsvector('english', d.text || ' ' || search_forms(d.text)), 'D'),
         coalesce(p.variant_group, p.sku), to_tsvector('english', ${HEADS}),
         n.names || setweight(to_tsvector('english', coalesce(parent.name, '')), 'C')
       from products p
       left join stock s on s.sku = p.sku
       left join categories c on c.id = p.category_id
       left join categories parent on parent.id = c.parent_id
       left join lateral (select string_agg(t.name || ' ' || without_accents(t.name) || ' ' || search_forms(t.name), ' ') as words
         from product_texts t where t.sku = p.sku) foreign_names on true
       cross join lateral (select p.description || ' ' || p.bullets::text || ' '
         || coalesce((select string_agg(a ->> 'value', ' ') from jsonb_array_elements(p.attributes) a), '') as text) d
       cross join lateral (select
         setweight(to_tsvector('english', p.name || ' ' || search_forms(p.name)), 'A') ||
         setweight(to_tsvector('simple', p.brand || ' ' || p.sku || ' ' || p.part_number || ' ' || coalesce(p.gtin, '') || ' '
           || search_forms(p.brand) || ' ' || number_forms(p.sku) || ' ' || number_forms(p.part_number) || ' '
           || coalesce(ltrim(p.gtin, '0'), '')), 'B') ||
         setweight(to_tsvector('english', coalesce(c.name, '') || ' ' || coalesce(p.color_family, '')), 'C') ||
         setweight(to_tsvector('english', coalesce(foreign_names.words, '')), 'A') as names) n
       where p.sku = any(changed) and p.published
       order by p.sku
     on conflict (sku) do update set
       name = excluded.name, brand = excluded.brand, category_id = excluded.category_id, color = excluded.color,
       stars = excluded.stars, consumer_price = excluded.consumer_price, business_price = excluded.business_price,
       in_stock = excluded.in_stock, popularity = excluded.popularity, names = excluded.names,
       everything = excluded.everything, group_key = excluded.group_key, heads = excluded.heads,
       with_department = excluded.with_department;
     insert into search_words (word, stem)
       select distinct word, coalesce(nullif(plainto_tsquery('english', word)::text, ''), quote_literal(word))
       from products p, unnest(tsvector_to_array(to_tsvector('simple',
         p.name || ' ' || p.brand || ' ' || search_forms(p.name || ' ' || p.brand)))) word
       where p.sku = any(changed) and p.published and word ~ '^[[:alpha:]]{3,24}$'
       order by word
     on conflict (word) do nothing;
   $$`,
  `create function index_product_texts() returns trigger language plpgsql as $$
   begin
     if exists (select from changed) then
       perform write_product_index(array(select sku from changed));
     end if;
     return null;
   end $$`,
  ...(['insert', 'update', 'delete'] as const).map(trigger),
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
