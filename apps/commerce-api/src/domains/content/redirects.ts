import { sql } from 'kysely';
import type { TenantId } from '@foolscap/core/vocabulary';
import type { Db } from '../../kernel/database/database.ts';
import { badRequest, notFound } from '../../kernel/http/api-error.ts';
import { operatorText } from '../../kernel/translations/reply-text.ts';

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

/** Returns the path of an address, without query and fragment. */
const getPath = (address: string): string => address.split(/[?#]/)[0]!;

/** Encodes an address as browsers send it, without slashes at the end of its path. */
function normalizeAddress(address: string): string {
  const path = getPath(address);
  // Decoding first, so that an encoded address stays as it is.
  const encode = (text: string) => {
    try {
      return encodeURI(decodeURI(text));
    } catch {
      return text;
    }
  };
  return encode(path.replace(/(?<=.)\/+$/, '') + address.slice(path.length));
}

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
  const asked = normalizeAddress(address);
  const path = getPath(asked);
  const { rows } = await sql<{ to_path: string }>`
    update redirects set hits = hits + 1, last_hit_at = ${now}
    where tenant = ${tenant} and from_path = (
      select from_path from redirects where tenant = ${tenant} and from_path in (${asked}, ${path})
      order by length(from_path) desc limit 1)
    returning to_path`.execute(db);
  return rows[0]?.to_path;
}

const SITE_PATH = /^\/(?:[^/\s\\][^\s\\]*)?$/;

/** Checks redirects before any is written. @throws ApiError 400 `INVALID_REDIRECT` */
function check(added: readonly Redirect[], known: ReadonlyMap<string, string>): void {
  const all = new Map([...known, ...added.map(({ from, to }) => [from, to] as const)]);
  for (const { from, to } of added) {
    const fail = (message: string) => badRequest('INVALID_REDIRECT', operatorText(message));
    if (from === '/' || !SITE_PATH.test(from) || from.length > 500)
      throw fail(`"${from}" is not an address like /old-page.`);
    if (!SITE_PATH.test(to) || to.length > 500)
      throw fail(`"${to}" is not a page of this site, such as /c/paper.`);
    if (getPath(from) === getPath(to)) throw fail(`${from} leads to itself.`);
    const next = all.get(to) ?? all.get(getPath(to));
    if (next !== undefined) throw fail(`${from} leads to ${to}, which is redirected as well. Use ${next}.`);
    const [former] = [...all].find(([, target]) => target === from || getPath(target) === from) ?? [];
    if (former !== undefined) throw fail(`${former} leads to ${from}. Redirect ${former} to ${to} first.`);
  }
}

/** Adds or removes redirects. An existing one gets the new target and keeps its count. @throws ApiError */
export async function changeRedirects(db: Db, change: RedirectChange): Promise<{ message: string }> {
  const { tenant } = change;
  if ('remove' in change) {
    const { numDeletedRows } = await db
      .deleteFrom('redirects')
      .where('tenant', '=', tenant)
      .where('from_path', '=', normalizeAddress(change.remove))
      .executeTakeFirst();
    if (numDeletedRows === 0n)
      throw notFound('REDIRECT_NOT_FOUND', operatorText(`There is no redirect from ${change.remove}.`));
    return { message: `${change.remove} is no longer redirected.` };
  }
  const add = change.add.map(({ from, to }) => ({ from: normalizeAddress(from), to }));
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
