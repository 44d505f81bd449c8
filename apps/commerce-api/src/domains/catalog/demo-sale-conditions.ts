import { demoAreaFees, demoSaleConditions, demoSmallOrders } from '@foolscap/demo-catalog/sale-conditions';
import { sql } from 'kysely';
import { type DemoPart, getVersion } from '../../kernel/database/demo-data.ts';

const DAY_MS = 86_400_000;

/** Returns the first day of the month, on which the demo's dates are based. */
const startOfMonth = (now: Date) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));

const getDate = (from: Date, days: number | undefined) =>
  days === undefined ? undefined : new Date(from.getTime() + days * DAY_MS).toISOString().slice(0, 10);

/** Builds the rows of the sale conditions, with dates in the future. */
const getRows = (month: Date) =>
  demoSaleConditions.map(({ sku, conditions, streetDateInDays, backInStockInDays }) => ({
    sku,
    conditions: {
      ...conditions,
      streetDate: getDate(month, streetDateInDays),
      backInStockOn: getDate(month, backInStockInDays),
    },
  }));

/** The sale conditions of demo products, the delivery area fees, and the small-order thresholds. Their dates move ahead every month. */
export const demoSaleConditionsPart: DemoPart = {
  name: 'sale conditions',
  version: () => getVersion([getRows(startOfMonth(new Date())), demoAreaFees, demoSmallOrders]),
  async apply(trx) {
    const rows = JSON.stringify(getRows(startOfMonth(new Date())));
    const { rows: changed } = await sql`
      update products set sale_conditions = row.conditions
        from products owned left join json_to_recordset(${rows}::json) as row (sku text, conditions jsonb) on row.sku = owned.sku
        where products.sku = owned.sku and products.source = 'demo'
          and not exists (select from import_products where import_products.sku = products.sku)
          and products.sale_conditions is distinct from row.conditions
        returning products.sku`.execute(trx);
    await trx.deleteFrom('delivery_area_fees').where('source', '=', 'demo').execute();
    await trx
      .insertInto('delivery_area_fees')
      .values(
        demoAreaFees.map(({ zipPrefix, feeMinor }) => ({
          zip_prefix: zipPrefix,
          fee_minor: feeMinor,
          source: 'demo',
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await trx.deleteFrom('small_order_thresholds').where('source', '=', 'demo').execute();
    await trx
      .insertInto('small_order_thresholds')
      .values(
        demoSmallOrders.map(({ tenant, belowMinor }) => ({
          tenant,
          below_minor: belowMinor,
          source: 'demo',
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return { added: 0, changed: changed.length, retired: 0 };
  },
};
