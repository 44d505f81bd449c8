import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type ListAccessLevel, nameKey } from '@foolscap/lists/model';
import type { TenantId } from '@foolscap/core/vocabulary';
import type { Db } from '../../kernel/database/database.ts';
import { type DemoPart, getVersion } from '../../kernel/database/demo-data.ts';

interface DemoList {
  tenant: TenantId;
  /** The user name of the owner. */
  owner: string;
  name: string;
  accessLevel: ListAccessLevel;
  /** Quantities by item number. */
  items: Readonly<Record<string, number>>;
  notes?: Readonly<Record<string, string>>;
  isFavorite?: boolean;
}

const demoLists: readonly DemoList[] = [
  {
    tenant: 'sdc',
    owner: 'wendy@example.com',
    name: 'Home office',
    accessLevel: 'PERSONAL',
    items: { '24110101': 2, '24120201': 1, '24160101': 1, '24150601': 1, '24130401': 1 },
    notes: { '24160101': 'Fits the printer in the study' },
    isFavorite: true,
  },
  {
    tenant: 'sdc',
    owner: 'wendy@example.com',
    name: 'Back to school',
    accessLevel: 'PERSONAL',
    items: { '24120401': 2, '24130101': 3, '24120701': 1, '24140101': 2 },
  },
  {
    tenant: 'sba',
    owner: 'buyer@example.com',
    name: 'Copy room',
    accessLevel: 'SHARED',
    items: { '24110101': 10, '24110102': 2, '24160301': 1, '24150101': 2 },
    notes: { '24160301': 'Order when the second one is opened' },
    isFavorite: true,
  },
  {
    tenant: 'sba',
    owner: 'office@example.com',
    name: 'New employee kit',
    accessLevel: 'GLOBAL',
    items: { '24130101': 1, '24120101': 1, '24120701': 1, '24150801': 1, '24170501': 1 },
    isFavorite: true,
  },
];

/** Creates a demo list with its favorite, unless its owner already has a list with this name. @returns the number of lists created */
async function writeList(trx: Db, demo: DemoList): Promise<number> {
  const { items, notes = {}, accessLevel } = demo;
  const id = randomUUID();
  const key = nameKey(demo.name);
  const { rows } = await sql<{ account_id: string }>`
    insert into shopping_lists (id, tenant, account_id, organization_id, name, name_key, access_level, item_count, modified_at, created_at)
      select ${id}::uuid, tenant, id, ${accessLevel === 'PERSONAL' ? sql`null` : sql`organization_id`}, ${demo.name}, ${key},
        ${accessLevel}, 0, now(), now()
      from accounts where tenant = ${demo.tenant} and username = ${demo.owner} and tps_code is null
        and (${accessLevel} = 'PERSONAL' or organization_id is not null)
        and not exists (select from shopping_lists where account_id = accounts.id and name_key = ${key})
      returning account_id`.execute(trx);
  const [created] = rows;
  if (!created) return 0;
  const written = Object.entries(items).map(([sku, qty], index) => ({
    id: randomUUID(),
    sku,
    qty,
    note: notes[sku] ?? '',
    position: index + 1,
  }));
  await sql`with added as (
      insert into shopping_list_items (id, list_id, sku, qty, note, position, saved_price_minor, saved_in_stock, added_at)
        select item.id, ${id}::uuid, item.sku, item.qty, item.note, item.position,
          ${demo.tenant === 'sdc' ? sql`price_minor` : sql`coalesce(business_price_minor, price_minor)`},
          coalesce(stock.available, 0) > 0, now()
        from jsonb_to_recordset(${JSON.stringify(written)}::jsonb)
            as item(id uuid, sku text, qty integer, note text, position double precision)
          join products on products.sku = item.sku left join stock on stock.sku = item.sku
        returning sku)
    update shopping_lists set item_count = (select count(*) from added) where id = ${id}::uuid`.execute(trx);
  if (demo.isFavorite)
    await trx
      .insertInto('favorite_lists')
      .values({ id: randomUUID(), list_id: id, account_id: created.account_id, created_at: new Date() })
      .execute();
  return 1;
}

/** The demo accounts' lists. Existing lists are kept as their owners left them. */
export const demoListsPart: DemoPart = {
  name: 'lists',
  version: () => getVersion(demoLists),
  async apply(trx) {
    let added = 0;
    for (const list of demoLists) added += await writeList(trx, list);
    return { added, changed: 0, retired: 0 };
  },
};
