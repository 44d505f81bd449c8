import {
  PrintServicesDataSchema,
  PrintServicesQuery,
  type PrintServicesData,
} from '@foolscap/catalog/contract';
import { PRINT_SERVICES, type PrintService } from '@foolscap/catalog/model';
import { Reply } from '@foolscap/core/contract';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { ApiContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { getItemUrl } from './slug.ts';

/** Maximum number of products of the print service in a reply. */
const LIMIT = 500;

interface PrintRow {
  sku: string;
  name: string;
  category_id: string;
  description: string;
  service: PrintService;
}

/**
 * Lists the products of the print service by name, each with its service: `xmpie` for a product with a configurator, `navink` for one that
 * another company prints and sells, `static` for one that is printed as it is.
 */
async function listPrintProducts(db: Db): Promise<PrintRow[]> {
  const { rows } = await sql<PrintRow>`
    select sku, name, category_id, description, case
        when sale_conditions ? 'customSku' then 'xmpie'
        when sale_conditions ? 'soldBy' then 'navink'
        else 'static' end as service
    from products
    where published and price_minor is not null and (sale_conditions ? 'customSku' or sale_conditions ? 'printed')
    order by name, sku limit ${LIMIT}`.execute(db);
  return rows;
}

/** Registers `GET /sbaSearch/common/api/engine/browse` (storefront-7.34). It only reads, so guests get no session for it. */
export function printServicesRoutes(
  app: FastifyInstance,
  { database: { db } }: Pick<ApiContext, 'database'>,
): void {
  app.get<{ Querystring: PrintServicesQuery }>(
    '/browse',
    {
      schema: {
        tags: ['catalog'],
        summary: 'List the products of the print service, by service',
        querystring: PrintServicesQuery,
        response: { 200: Reply(PrintServicesDataSchema) },
      },
    },
    async ({ query: { serviceName = 'all', minimal } }): Promise<{ data: PrintServicesData }> => {
      const products = await listPrintProducts(db);
      const listOf = (service: PrintService) =>
        products
          .filter(
            (product) => product.service === service && (serviceName === 'all' || serviceName === service),
          )
          .map(({ sku, name, category_id, description }) => ({
            itemId: sku,
            title: name,
            itemUrl: getItemUrl(sku, name),
            ...(minimal === 'true' ? {} : { baseCatId: category_id, description }),
          }));
      return {
        // `Object.fromEntries` forgets its keys, which are all services.
        data: Object.fromEntries(
          PRINT_SERVICES.map((service) => [service, listOf(service)]),
        ) as unknown as PrintServicesData,
      };
    },
  );
}
