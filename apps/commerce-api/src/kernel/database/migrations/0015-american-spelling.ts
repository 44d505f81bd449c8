import { sql, type Kysely } from 'kysely';

/**
 * Renames columns and picture properties to American spelling. Only names change, so the triggers that rebuild the search index and date a
 * product's last change are disabled meanwhile.
 */
const RENAMED_PICTURE = (column: string) =>
  `${column} - 'colour' || jsonb_build_object('color', ${column} -> 'colour')`;

const statements = [
  `alter table sandbox_cards rename column behaviour to behavior`,
  `alter table sandbox_ledger rename column authorisation_id to authorization_id`,
  `alter table sandbox_ledger drop constraint sandbox_ledger_state_check`,
  `update sandbox_ledger set state = 'AUTHORIZED' where state = 'AUTHORISED'`,
  `alter table sandbox_ledger add constraint sandbox_ledger_state_check
     check (state in ('AUTHORIZED', 'DECLINED', 'CAPTURED', 'VOIDED', 'REFUNDED'))`,
  `alter table products rename column colour_family to color_family`,
  `create or replace function write_product_index(changed text[]) returns void language sql as $$
     delete from product_index i using products p
       where i.sku = any(changed) and p.sku = i.sku and not p.published;
     insert into product_index
       select p.sku, p.name, p.brand, p.category_id, p.color_family,
         case when p.review_count > 0 then floor(p.rating_sum::numeric / p.review_count)::smallint else 0 end,
         p.price_minor, coalesce(p.business_price_minor, p.price_minor),
         coalesce(s.available, 0) > 0, p.popularity, p.created_at, n.names,
         n.names || setweight(to_tsvector('english', p.description || ' ' || p.bullets::text || ' '
           || coalesce((select string_agg(a ->> 'value', ' ') from jsonb_array_elements(p.attributes) a), '')), 'D')
       from products p
       left join stock s on s.sku = p.sku
       left join categories c on c.id = p.category_id
       left join categories parent on parent.id = c.parent_id
       cross join lateral (select
         setweight(to_tsvector('english', p.name), 'A') ||
         setweight(to_tsvector('simple', p.brand || ' ' || p.sku || ' ' || p.part_number || ' ' || coalesce(p.gtin, '')), 'B') ||
         setweight(to_tsvector('english', coalesce(c.name, '') || ' ' || coalesce(parent.name, '') || ' '
           || coalesce(p.color_family, '')), 'C') as names) n
       where p.sku = any(changed) and p.published
       order by p.sku
     on conflict (sku) do update set
       name = excluded.name, brand = excluded.brand, category_id = excluded.category_id, color = excluded.color,
       stars = excluded.stars, consumer_price = excluded.consumer_price, business_price = excluded.business_price,
       in_stock = excluded.in_stock, popularity = excluded.popularity, names = excluded.names,
       everything = excluded.everything;
     insert into search_words (word, stem)
       select distinct word, coalesce(nullif(plainto_tsquery('english', word)::text, ''), quote_literal(word))
       from products p, unnest(tsvector_to_array(to_tsvector('simple', p.name || ' ' || p.brand))) word
       where p.sku = any(changed) and p.published and word ~ '^[[:alpha:]]{3,24}$'
       order by word
     on conflict (word) do nothing;
   $$`,
  `alter table products disable trigger products_updated`,
  `alter table products disable trigger products_changed`,
  `update products set picture = ${RENAMED_PICTURE('picture')} where picture ? 'colour'`,
  `update products set gallery =
     (select jsonb_agg(case when shown ? 'colour' then ${RENAMED_PICTURE('shown')} else shown end order by place)
        from jsonb_array_elements(gallery) with ordinality pictures(shown, place))
     where gallery @? '$[*].colour'`,
  `update categories set picture = ${RENAMED_PICTURE('picture')} where picture ? 'colour'`,
  `alter table products enable trigger products_changed`,
  `alter table products enable trigger products_updated`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
