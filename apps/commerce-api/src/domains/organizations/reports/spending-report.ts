import { sql } from 'kysely';
import type { SpendingReport, SpendingRow, SpendingSums } from '@foolscap/account/contract';
import type { ReportGroup } from '@foolscap/account/model';
import { toDecimal } from '@foolscap/core/money';
import type { Db } from '../../../kernel/database/database.ts';

/** A report that is requested. */
export interface ReportRequest {
  organizationId: string;
  group: ReportGroup;
  /** First and last month, `YYYY-MM`. */
  from: string;
  to: string;
  /** From 1; a later page than the last one is the last one. */
  page: number;
  size: number;
}

/** The column of the sums that a group has its ids in. */
const GROUP_COLUMNS = {
  PERSON: 'account_id',
  UNIT: 'unit_id',
  BUDGET: 'budget_center',
  CATEGORY: 'category_id',
} as const satisfies Record<ReportGroup, string>;

interface SumRow {
  id: string | null;
  kind: 'GOODS' | 'FEES' | null;
  units: number;
  net: number;
  gross: number;
}

const toSums = ({ units, net, gross }: Omit<SumRow, 'id' | 'kind'>): SpendingSums => ({
  units,
  net: toDecimal(net),
  gross: toDecimal(gross),
});

/** Reads the names of the ids of a group that still exist. */
async function readNames(
  db: Db,
  { organizationId, group }: Pick<ReportRequest, 'organizationId' | 'group'>,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const names = {
    PERSON: sql`select id::text as id, first_name || ' ' || last_name as name from accounts
      where organization_id = ${organizationId}::uuid and id::text = any(${ids}::text[])`,
    UNIT: sql`with recursive named (id, name) as (
        select id, name from organization_units where organization_id = ${organizationId}::uuid and parent_id is null
        union all select unit.id, named.name || ' › ' || unit.name from organization_units unit join named on unit.parent_id = named.id)
      select id::text as id, name from named where id::text = any(${ids}::text[])`,
    BUDGET: sql`select code as id, name from budget_centers
      where organization_id = ${organizationId}::uuid and code = any(${ids}::text[])`,
    CATEGORY: sql`with recursive named (id, name) as (
        select id, name from categories where parent_id is null
        union all select category.id, named.name || ' › ' || category.name from categories category join named on category.parent_id = named.id)
      select id, name from named where id = any(${ids}::text[])`,
  }[group];
  const { rows } = await sql<{ id: string; name: string }>`/* reports.names */ ${names}`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

const sumOf = (rows: readonly SumRow[], column: 'units' | 'net' | 'gross') =>
  rows.reduce((total, row) => total + row[column], 0);

/**
 * Reads a page of the spending of an organization by group, the highest total first, and the sums of all pages.
 * @param current the present month, `YYYY-MM`
 */
export async function readSpendingReport(
  db: Db,
  request: ReportRequest,
  current: string,
): Promise<SpendingReport> {
  const { organizationId, group, from, to, page, size } = request;
  const column = sql.ref(GROUP_COLUMNS[group]);
  // Only categories show shipping and fees on their own.
  const kind = group === 'CATEGORY' ? sql.ref('kind') : sql`null::text`;
  const { rows: sums } = await sql<SumRow>`/* reports.spending */
    select ${column}::text as id, ${kind} as kind, sum(units)::float8 as units, sum(net_minor)::float8 as net, sum(gross_minor)::float8 as gross
    from spending_rollups where organization_id = ${organizationId}::uuid and month between ${from} and ${to}
      and (merged_for is null or merged_for = ${group})
    group by 1, 2 having (sum(units), sum(net_minor), sum(gross_minor)) <> (0, 0, 0)
    order by 5 desc, 1, 2`.execute(db);
  const totPages = Math.max(1, Math.ceil(sums.length / size));
  const shown = Math.min(page, totPages);
  const rows = sums.slice((shown - 1) * size, shown * size);
  const names = await readNames(
    db,
    request,
    rows.flatMap(({ id }) => id ?? []),
  );
  const first = await db
    .selectFrom('spending_rollups')
    .select((eb) => eb.fn.min('month').as('month'))
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  return {
    group,
    from,
    to,
    firstMonth: first?.month ?? current,
    currentMonth: current,
    rows: rows.map((row): SpendingRow => {
      const name = names.get(row.id ?? '');
      return {
        ...(row.id === null ? {} : { id: row.id }),
        ...(name === undefined ? {} : { name }),
        ...(row.kind === 'FEES' ? { isFees: true } : {}),
        ...toSums(row),
      };
    }),
    totals: toSums({ units: sumOf(sums, 'units'), net: sumOf(sums, 'net'), gross: sumOf(sums, 'gross') }),
    count: sums.length,
    page: shown,
    totPages,
  };
}
