import { sql } from 'kysely';
import type { TenantId } from '@foolscap/core/vocabulary';
import type { Db } from '../../kernel/database/database.ts';
import { badRequest, notFound } from '../../kernel/http/api-error.ts';

export interface Redirect {
  from: string;
  to: string;
}

export interface RedirectRow extends Redirect {
  tenant: TenantId;
  hits: number;
  /** ISO time. */
  lastHitAt: string | null;
}

export type RedirectChange = { tenant: TenantId } & ({ add: Redirect[] } | { remove: string });

/**
 * Finds the page that replaces an address, and counts the visit. A redirect of the whole address wins over one of its path.
 *
 * @param address path below the site's root, with its query
 */
export async function followRedirect(
  db: Db,
  tenant: TenantId,
  address: string,
  now: Date,
): Promise<string | undefined> {
  const path = address.split('?')[0]!;
  const { rows } = await sql<{ to_path: string }>`
    update redirects set hits = hits + 1, last_hit_at = ${now}
    where tenant = ${tenant} and from_path = (
      select from_path from redirects where tenant = ${tenant} and from_path in (${address}, ${path})
      order by length(from_path) desc limit 1)
    returning to_path`.execute(db);
  return rows[0]?.to_path;
}

const SITE_PATH = /^\/(?:[^/\s\\][^\s\\]*)?$/;

/** Checks redirects before any is written. @throws ApiError 400 `INVALID_REDIRECT` */
function check(added: readonly Redirect[], known: ReadonlyMap<string, string>): void {
  const all = new Map([...known, ...added.map(({ from, to }) => [from, to] as const)]);
  for (const { from, to } of added) {
    const fail = (message: string) => badRequest('INVALID_REDIRECT', message);
    if (from === '/' || !SITE_PATH.test(from) || from.length > 500)
      throw fail(`"${from}" is not an address like /old-page.`);
    if (!SITE_PATH.test(to) || to.length > 500)
      throw fail(`"${to}" is not a page of this site, such as /c/paper.`);
    if (from === to) throw fail(`${from} leads to itself.`);
    if (all.has(to)) throw fail(`${from} leads to ${to}, which is redirected as well. Use ${all.get(to)}.`);
  }
}

/** Adds or removes redirects. An existing one gets the new target and keeps its count. @throws ApiError */
export async function changeRedirects(db: Db, change: RedirectChange): Promise<{ message: string }> {
  const { tenant } = change;
  if ('remove' in change) {
    const { numDeletedRows } = await db
      .deleteFrom('redirects')
      .where('tenant', '=', tenant)
      .where('from_path', '=', change.remove)
      .executeTakeFirst();
    if (numDeletedRows === 0n)
      throw notFound('REDIRECT_NOT_FOUND', `There is no redirect from ${change.remove}.`);
    return { message: `${change.remove} is no longer redirected.` };
  }
  const { add } = change;
  return db.transaction().execute(async (trx) => {
    const known = await trx.selectFrom('redirects').selectAll().where('tenant', '=', tenant).execute();
    check(add, new Map(known.map(({ from_path, to_path }) => [from_path, to_path])));
    for (const { from, to } of add)
      await trx
        .insertInto('redirects')
        .values({ tenant, from_path: from, to_path: to, last_hit_at: null })
        .onConflict((conflict) => conflict.columns(['tenant', 'from_path']).doUpdateSet({ to_path: to }))
        .execute();
    return {
      message:
        add.length === 1 ? `${add[0]!.from} leads to ${add[0]!.to}.` : `${add.length} redirects are set.`,
    };
  });
}

/** Lists all redirects, those with the most visits first. */
export async function listRedirects(db: Db): Promise<RedirectRow[]> {
  const rows = await db
    .selectFrom('redirects')
    .selectAll()
    .orderBy('hits', 'desc')
    .orderBy('tenant', 'desc')
    .orderBy('from_path')
    .execute();
  return rows.map(({ tenant, from_path, to_path, hits, last_hit_at }) => ({
    tenant,
    from: from_path,
    to: to_path,
    hits,
    lastHitAt: last_hit_at?.toISOString() ?? null,
  }));
}
