import { sql, type Kysely } from 'kysely';

/**
 * Adds the search index. `products` is wide and is read only for the products that a page shows. `product_index` has one narrow row for
 * each published product, so thousands can be counted within milliseconds. A search matches names, brands, numbers and categories first,
 * and all text of a product if that finds little. Triggers keep the index up to date for every writer: the shop, an import, or an SQL
 * console.
 */
const statements = [
  `alter table products drop column search`,
  `drop index if exists products_name_trigrams`,
  `create table product_index (
     sku text primary key references products (sku) on delete cascade,
     name text not null,
     brand text not null,
     category_id text not null,
     color text,
     stars smallint not null,
     consumer_price integer,
     business_price integer,
     in_stock boolean not null,
     popularity integer not null,
     created_at timestamptz not null,
     names tsvector not null,
     everything tsvector not null
   )`,
  `create index product_index_names on product_index using gin (names)`,
  `create index product_index_everything on product_index using gin (everything)`,
  `create index product_index_category on product_index (category_id)`,
  `create index product_index_popularity on product_index (popularity desc, sku)`,
  `create index product_index_brand on product_index (brand)`,

  // Every word of a name or a brand, for correcting misspelled words.
  `create table search_words (
     word text primary key,
     stem text not null,
     products integer not null default 1
   )`,
  `create index search_words_stem on search_words (stem)`,
  `create index search_words_beginning on search_words (left(word, 1), length(word))`,
  // Phrases of one group are synonyms.
  `create table search_synonyms (
     group_name text not null,
     phrase text not null,
     key text not null generated always as (phraseto_tsquery('english', phrase)::text) stored,
     primary key (group_name, phrase)
   )`,
  `create index search_synonyms_key on search_synonyms (key)`,

  `create function write_product_index(changed text[]) returns void language sql as $$
     delete from product_index i using products p
       where i.sku = any(changed) and p.sku = i.sku and not p.published;
     insert into product_index
       select p.sku, p.name, p.brand, p.category_id, p.colour_family,
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
           || coalesce(p.colour_family, '')), 'C') as names) n
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
  `create function products_written() returns trigger language plpgsql as $$
   begin
     perform write_product_index(array(select sku from changed));
     return null;
   end $$`,
  `create trigger products_inserted after insert on products referencing new table as changed
     for each statement execute function products_written()`,
  `create trigger products_updated after update on products referencing new table as changed
     for each statement execute function products_written()`,
  // Orders change stock all day. The index changes only when the last unit is sold or the first one arrives.
  `create function stock_written() returns trigger language plpgsql as $$
   begin
     update product_index i set in_stock = (n.available > 0)
       from changed n where n.sku = i.sku and i.in_stock <> (n.available > 0);
     return null;
   end $$`,
  `create trigger stock_inserted after insert on stock referencing new table as changed
     for each statement execute function stock_written()`,
  `create trigger stock_updated after update on stock referencing new table as changed
     for each statement execute function stock_written()`,
  `select write_product_index(array(select sku from products))`,
];

/** Synonyms that shoppers use. An operator may add to the table at any time. */
export const synonyms: Record<string, string[]> = {
  pen: ['pen', 'biro'],
  'sticky notes': ['sticky notes', 'self-stick notes', 'post-it', 'postit', 'adhesive notes', 'memo notes'],
  stapler: ['stapler', 'stapling machine'],
  eraser: ['eraser', 'rubber eraser'],
  tape: ['tape', 'sellotape', 'scotch tape'],
  'correction fluid': ['correction fluid', 'white-out', 'tippex', 'correction tape'],
  'ring binder': ['ring binder', 'lever arch file', 'three-ring binder', 'binder'],
  'copy paper': ['copy paper', 'printer paper', 'printing paper', 'photocopy paper', 'copier paper'],
  ream: ['ream', '500 sheets'],
  chair: ['chair', 'seat', 'seating', 'desk chair', 'office chair', 'computer chair'],
  desk: ['desk', 'workstation'],
  sofa: ['sofa', 'couch'],
  bookcase: ['bookcase', 'bookshelf', 'book shelf'],
  cabinet: ['file cabinet', 'filing cabinet', 'file drawers'],
  'waste bin': ['waste bin', 'trash can', 'wastebasket', 'garbage can', 'recycling bin'],
  'trash bags': ['trash bags', 'garbage bags', 'bin liners', 'can liners'],
  notebook: ['notebook', 'notepad', 'writing pad', 'composition book'],
  planner: ['planner', 'diary', 'agenda'],
  laptop: ['laptop', 'notebook computer'],
  monitor: ['monitor', 'computer screen', 'display screen'],
  'usb drive': ['usb drive', 'flash drive', 'thumb drive', 'memory stick', 'usb stick'],
  'power strip': ['power strip', 'surge protector', 'extension cord'],
  headset: ['headset', 'headphones'],
  ink: ['ink cartridge', 'ink jet cartridge', 'printer ink'],
  toner: ['toner', 'toner cartridge', 'laser cartridge'],
  shredder: ['shredder', 'paper shredder'],
  envelope: ['envelope', 'mailer'],
  'bubble wrap': ['bubble wrap', 'cushioning wrap', 'packing wrap'],
  box: ['shipping box', 'moving box', 'cardboard box', 'carton'],
  'hole punch': ['hole punch', 'hole puncher'],
  'paper towels': ['paper towels', 'kitchen roll'],
  'bath tissue': ['bath tissue', 'toilet paper', 'toilet roll'],
  tissues: ['facial tissues', 'tissues', 'kleenex'],
  'hand sanitizer': ['hand sanitizer', 'hand gel'],
  coffee: ['coffee', 'espresso'],
  whiteboard: ['whiteboard', 'dry erase board', 'marker board'],
  marker: ['marker', 'felt pen', 'felt tip'],
  highlighter: ['highlighter', 'text marker'],
  'glue stick': ['glue stick', 'adhesive stick'],
  scissors: ['scissors', 'shears'],
  'rubber bands': ['rubber bands', 'elastic bands'],
  'thumb tacks': ['thumb tacks', 'drawing pins', 'push pins'],
  'index cards': ['index cards', 'flash cards', 'record cards'],
  calculator: ['calculator', 'adding machine'],
  gray: ['gray', 'grey'],
  color: ['color', 'colour', 'colored', 'coloured'],
};

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  const rows = Object.entries(synonyms).flatMap(([group, phrases]) =>
    phrases.map((phrase) => ({ group, phrase })),
  );
  await sql`insert into search_synonyms (group_name, phrase)
    select "group", phrase from json_to_recordset(${JSON.stringify(rows)}::json) as t("group" text, phrase text)`.execute(
    db,
  );
  await createTrigrams(db);
}

/** Spelling correction is better with pg_trgm. It is optional: the server may lack it, or not permit it. */
async function createTrigrams(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `do $$ begin
         create extension if not exists pg_trgm;
         create index search_words_trigrams on search_words using gin (word gin_trgm_ops);
       exception when others then
         raise notice 'pg_trgm is not available: %', sqlerrm;
       end $$`,
    )
    .execute(db);
}
