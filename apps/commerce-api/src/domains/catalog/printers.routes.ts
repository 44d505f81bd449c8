import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import {
  CatalogQuery,
  PrinterBrandDataSchema,
  PrinterDataSchema,
  PrintersDataSchema,
  PrintersQuery,
  SavedPrintersDataSchema,
  SavePrintersBody,
} from '@foolscap/catalog/contract';
import { PRINTER_CODES } from '@foolscap/catalog/model';
import { ErrorReplySchema, Reply, type TileItem } from '@foolscap/core/contract';
import { ApiError } from '../../kernel/http/api-error.ts';
import { overridable } from '../../kernel/http/method-override.ts';
import type { PrintersService } from './printers.service.ts';
import type { Buyer } from './product-prices.ts';

export interface PrintersRoutesDeps {
  printers: PrintersService;
  getBuyer: (request: FastifyRequest, reply: FastifyReply) => Promise<Buyer>;
  /** Adds data to tiles that only their caller may see. */
  personalize: <Data extends { items: TileItem[] }>(
    request: FastifyRequest,
    reply: FastifyReply,
    data: Data,
  ) => Promise<Data>;
  /** Returns the id of the caller's account; undefined for guests. */
  getAccountId: (request: FastifyRequest) => Promise<string | undefined>;
}

const slug = Type.String({ minLength: 1, maxLength: 80 });
const BrandParams = Type.Object({ brand: slug });
const PrinterParams = Type.Object({ brand: slug, model: slug });
interface PrinterParams {
  brand: string;
  model: string;
}

/** Registers the ink and toner finder, `/cc/api/catalog/printers`, and a member’s printers, `/cc/api/account/printers`. */
export function printersRoutes(
  app: FastifyInstance,
  { printers, getBuyer, personalize, getAccountId }: PrintersRoutesDeps,
): void {
  app.get<{ Querystring: PrintersQuery }>(
    '/catalog/printers',
    {
      schema: {
        tags: ['catalog'],
        summary: 'List the brands of printers, and find printers by model',
        querystring: PrintersQuery,
        response: { 200: Reply(PrintersDataSchema) },
      },
    },
    async ({ query: { q } }) => ({ data: await printers.finder(q) }),
  );

  app.get<{ Params: { brand: string } }>(
    '/catalog/printers/:brand',
    {
      schema: {
        tags: ['catalog'],
        summary: 'List the printers of a brand by series',
        params: BrandParams,
        querystring: CatalogQuery,
        response: { 200: Reply(PrinterBrandDataSchema), 404: ErrorReplySchema },
      },
    },
    async ({ params }) => ({ data: await printers.brand(params.brand) }),
  );

  app.get<{ Params: PrinterParams }>(
    '/catalog/printers/:brand/:model',
    {
      schema: {
        tags: ['catalog'],
        summary: 'List the supplies that fit a printer',
        params: PrinterParams,
        querystring: CatalogQuery,
        response: { 200: Reply(PrinterDataSchema), 404: ErrorReplySchema },
      },
    },
    async (request, reply) => {
      const { brand, model } = request.params;
      const data = await printers.printer(await getBuyer(request, reply), `${brand}/${model}`);
      return { data: await personalize(request, reply, data) };
    },
  );

  /** @throws ApiError 401 for guests, whose browsers keep their printers */
  async function getMember(request: FastifyRequest, reply: FastifyReply): Promise<string> {
    reply.header('cache-control', 'no-store');
    const accountId = await getAccountId(request);
    if (accountId === undefined)
      throw new ApiError(401, PRINTER_CODES.signInRequired, 'Sign in to save your printers.');
    return accountId;
  }

  app.get(
    '/account/printers',
    {
      schema: {
        tags: ['account'],
        summary: 'List the saved printers; a guest has none',
        querystring: CatalogQuery,
        response: { 200: Reply(SavedPrintersDataSchema) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const accountId = await getAccountId(request);
      return { data: accountId === undefined ? { printers: [] } : await printers.listSaved(accountId) };
    },
  );

  app.post<{ Body: SavePrintersBody }>(
    '/account/printers',
    {
      schema: {
        tags: ['account'],
        summary: 'Save printers',
        querystring: CatalogQuery,
        body: SavePrintersBody,
        response: { 200: Reply(SavedPrintersDataSchema), 401: ErrorReplySchema, 409: ErrorReplySchema },
      },
    },
    async (request, reply) => ({
      data: await printers.save(await getMember(request, reply), request.body.printerIds),
    }),
  );

  overridable(app, 'DELETE', {
    url: '/account/printers/:brand/:model',
    schema: {
      tags: ['account'],
      summary: 'Remove a saved printer',
      params: PrinterParams,
      querystring: CatalogQuery,
      response: { 200: Reply(SavedPrintersDataSchema), 401: ErrorReplySchema },
    },
    async handler(request, reply) {
      const { brand, model } = request.params as PrinterParams;
      return { data: await printers.remove(await getMember(request, reply), `${brand}/${model}`) };
    },
  });
}
