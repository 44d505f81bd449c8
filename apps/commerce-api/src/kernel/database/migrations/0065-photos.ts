import { sql, type Kysely } from 'kysely';

/**
 * Adds pictures of imported products. `product_pictures` has the URLs of a feed, `picture_downloads` each URL once with the state of its
 * download, and `photos` each stored original once, by the hash of its content. The pictures that a page shows are copied to
 * `products.picture` and `products.gallery`.
 */
const statements = [
  `create table photos (
     hash text primary key,
     type text not null,
     width integer not null,
     height integer not null,
     color text not null,
     bytes integer not null,
     created_at timestamptz not null default now())`,
  `create table picture_downloads (
     url text primary key,
     host text not null generated always as (substring(url from '^[a-z]+://([^/?#]*)')) stored,
     status text not null default 'PENDING' check (status in ('PENDING', 'DONE', 'FAILED')),
     hash text references photos,
     attempts integer not null default 0,
     due_at timestamptz not null,
     fault text,
     check ((status = 'DONE') = (hash is not null)))`,
  `create index picture_downloads_due on picture_downloads (due_at) where status = 'PENDING'`,
  `create index picture_downloads_of_photo on picture_downloads (hash)`,
  // Unreachable servers, so that their pictures do not delay others.
  `create table picture_hosts (
     host text primary key,
     pauses integer not null default 1,
     paused_until timestamptz not null)`,
  `create table product_pictures (
     sku text not null references products (sku) on delete cascade,
     position smallint not null,
     url text not null references picture_downloads,
     alt text not null,
     source text not null,
     line integer not null,
     primary key (sku, position))`,
  `create index product_pictures_by_url on product_pictures (url)`,
  `create index product_pictures_of_source on product_pictures (source)`,
  // Past orders show the photos of their products at that time.
  `create index order_lines_photos on order_lines (substr(image, 15, 40)) where image like '/media/photos/%'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
