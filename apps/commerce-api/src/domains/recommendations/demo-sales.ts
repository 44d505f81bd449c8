import { demoSalesRecipe } from '@foolscap/demo-catalog/sales';
import { sql } from 'kysely';
import { type DemoPart, getVersion, upsertRows } from '../../kernel/database/demo-data.ts';
import { demoProducts } from '../catalog/index.ts';

/** Source name of the demo's sales history, which no import can have. */
export const DEMO_SALES = '(demo)';

/** Imports the catalog and history lazily, because they are needed only at startup. */
async function createSales() {
  const [{ createDemoCatalog }, { createDemoSales }] = await Promise.all([
    import('@foolscap/demo-catalog'),
    import('@foolscap/demo-catalog/sales'),
  ]);
  return createDemoSales(createDemoCatalog());
}

/** The demo's sales history: orders from before the shop opened, which recommendations learn from. */
export const demoSales: DemoPart = {
  name: 'sales',
  version: async () => getVersion([demoSalesRecipe, await demoProducts.version()]),
  async apply(trx) {
    const sales = await createSales();
    // Order numbers change with the history, so all orders are replaced.
    const { numDeletedRows } = await trx
      .deleteFrom('sales_orders')
      .where('source', '=', DEMO_SALES)
      .executeTakeFirstOrThrow();
    const changes = await upsertRows(
      trx,
      'sales_orders',
      'source text, order_id text, ordered_on date, ship_mode text, segment text, customer_hash text, country text, city text, state text, zip text',
      sales.map(({ orderId, orderedOn, buyer }) => ({
        source: DEMO_SALES,
        order_id: orderId,
        ordered_on: orderedOn,
        ship_mode: '',
        segment: '',
        customer_hash: buyer,
        country: 'US',
        city: '',
        state: '',
        zip: '',
      })),
      { key: ['source', 'order_id'] },
    );
    const lines = sales.flatMap(({ orderId, items }) =>
      Object.entries(items).map(([sku, quantity]) => ({
        line_key: `${orderId} ${sku}`,
        order_id: orderId,
        sku,
        quantity,
      })),
    );
    await sql`insert into sales_lines (source, line_key, order_id, sku, quantity, sales_minor, discount_basis_points)
      select ${DEMO_SALES}, line_key, order_id, products.sku, quantity, quantity * coalesce(price_minor, 0), 0
        from json_to_recordset(${JSON.stringify(lines)}::json) as line (line_key text, order_id text, sku text, quantity integer)
        join products on products.sku = line.sku`.execute(trx);
    return { ...changes, retired: Number(numDeletedRows) };
  },
};
