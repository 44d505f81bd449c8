import { sql, type Kysely } from 'kysely';

/**
 * Separates the names of departments from the search index of names: `stapler` found every product of "Staplers & desk accessories". A
 * separate column has both, for ranking, and for the few queries that name a department.
 */
const HEADS = `regexp_replace(regexp_replace(p.name, '(,| for | with ).*$', ''), '^.*\\s', '') || ' '
  || coalesce((select string_agg(regexp_replace(trim(part), '^.*\\s', ''), ' ') from regexp_split_to_table(c.name, ',|&') part), '')`;

const statements = [
  `alter table product_index add column with_department tsvector`,
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
       cross join lateral (select p.description || ' ' || p.bullets::text || ' '
         || coalesce((select string_agg(a ->> 'value', ' ') from jsonb_array_elements(p.attributes) a), '') as text) d
       cross join lateral (select
         setweight(to_tsvector('english', p.name || ' ' || search_forms(p.name)), 'A') ||
         setweight(to_tsvector('simple', p.brand || ' ' || p.sku || ' ' || p.part_number || ' ' || coalesce(p.gtin, '') || ' '
           || search_forms(p.brand) || ' ' || number_forms(p.sku) || ' ' || number_forms(p.part_number) || ' '
           || coalesce(ltrim(p.gtin, '0'), '')), 'B') ||
         setweight(to_tsvector('english', coalesce(c.name, '') || ' ' || coalesce(p.color_family, '')), 'C') as names) n
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
  `select write_product_index(array(select sku from products))`,
  `alter table product_index alter column with_department set not null`,
  `create index product_index_with_department on product_index using gin (with_department)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
