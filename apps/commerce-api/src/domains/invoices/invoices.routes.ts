import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type from 'typebox';
import {
  INVOICE_NUMBER,
  InvoiceReceiptSchema,
  InvoiceSchema,
  InvoicesDataSchema,
  InvoicesQuery,
  InvoiceStatementQuery,
  InvoiceStatementSchema,
} from '@foolscap/account/contract';
import { EncodeQuery, ErrorReplySchema, Flag, OneOf, Reply } from '@foolscap/core/contract';
import { type Locale, LOCALES } from '@foolscap/core/vocabulary';
import type { Callers } from '../../kernel/caller/caller.ts';
import type { ApiContext } from '../../kernel/context.ts';
import { ADDRESS_FACTOR, createAttemptLimit } from '../../kernel/http/attempt-limit.ts';
import { getIdempotentRequest } from '../../kernel/http/idempotency.ts';
import type { Sessions } from '../../kernel/sessions/sessions.plugin.ts';
import { PayInvoicesBody } from './pay-invoices-body.ts';
import type { InvoicesService } from './invoices.service.ts';

interface InvoicesRoutes extends Pick<ApiContext, 'settings' | 'now'> {
  invoices: InvoicesService;
  callers: Callers;
  sessions: Sessions;
}

const Query = Type.Object({ ...EncodeQuery }, { additionalProperties: false });
/** Links have no headers, so their site and language are parameters. */
const DocumentQuery = Type.Object(
  { ...EncodeQuery, mmx: Type.Optional(Flag), lang: Type.Optional(OneOf(LOCALES)) },
  { additionalProperties: false },
);
const NumberParams = Type.Object({ number: Type.String({ pattern: INVOICE_NUMBER }) });
const MonthParams = Type.Object({ month: Type.String({ pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])$' }) });
const NameParams = Type.Object({
  name: Type.String({ pattern: '^((INV|CRN)-[0-9]{4}-[0-9]{6,9}|20[0-9]{2}-(0[1-9]|1[0-2]))$' }),
});

/** Registers `/cc/api/organization/invoices` (docs/decisions/invoices.md). */
export function invoicesRoutes(
  app: FastifyInstance,
  { settings, now, invoices, callers, sessions }: InvoicesRoutes,
): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('cache-control', 'private, no-store');
    done();
  });
  const refusals = {
    400: ErrorReplySchema,
    401: ErrorReplySchema,
    403: ErrorReplySchema,
    404: ErrorReplySchema,
  };
  const tags = ['organization'];
  const path = '/organization/invoices';
  const attemptFrom = createAttemptLimit(ADDRESS_FACTOR * settings.cardAttemptsPerMinute, now);

  app.get<{ Querystring: InvoicesQuery }>(
    path,
    {
      schema: {
        tags,
        summary: 'List the invoices of the organization, with what is open by age',
        querystring: InvoicesQuery,
        response: { 200: Reply(InvoicesDataSchema), ...refusals },
      },
    },
    async (request) => ({ data: await invoices.list(await callers.of(request), request.query) }),
  );
  app.get<{ Params: { number: string } }>(
    `${path}/:number`,
    {
      schema: {
        tags,
        summary: 'Get an invoice with its payments and credit notes',
        querystring: Query,
        params: NumberParams,
        response: { 200: Reply(InvoiceSchema), ...refusals },
      },
    },
    async (request) => ({ data: await invoices.read(await callers.of(request), request.params.number) }),
  );
  app.get<{ Params: { month: string }; Querystring: InvoiceStatementQuery }>(
    `${path}/statements/:month`,
    {
      schema: {
        tags,
        summary: 'List the entries of a month, with the balances before and after it',
        params: MonthParams,
        querystring: InvoiceStatementQuery,
        response: { 200: Reply(InvoiceStatementSchema), ...refusals },
      },
    },
    async (request) => ({
      data: await invoices.statement(await callers.of(request), request.params.month, request.query),
    }),
  );
  app.get<{ Params: { name: string }; Querystring: { lang?: Locale } }>(
    `${path}/documents/:name`,
    {
      schema: {
        tags,
        summary: 'Download an invoice, a credit note or the statement of a month as PDF',
        querystring: DocumentQuery,
        params: NameParams,
        response: refusals,
      },
    },
    async (request, reply) => {
      const { fileName, content } = await invoices.document(
        await callers.of(request),
        request.params.name,
        request.query.lang,
      );
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${fileName}.pdf"`)
        .send(content);
    },
  );
  app.post<{ Body: PayInvoicesBody }>(
    `${path}/payments`,
    {
      schema: {
        tags,
        summary: 'Pay one or several invoices by card',
        querystring: Query,
        body: PayInvoicesBody,
        response: {
          200: Reply(InvoiceReceiptSchema),
          ...refusals,
          402: ErrorReplySchema,
          409: ErrorReplySchema,
          503: ErrorReplySchema,
        },
      },
      config: {
        waitsOutside: true,
        rateLimit: {
          max: settings.cardAttemptsPerMinute,
          timeWindow: '1 minute',
          keyGenerator: (request: FastifyRequest) => `card ${sessions.getSecret(request) ?? request.ip}`,
        },
      },
    },
    async (request, reply) => {
      attemptFrom(request.ip);
      const idempotency = getIdempotentRequest(request, sessions.getSecret(request) ?? '');
      const caller = await callers.withSession(request, reply);
      return { data: await invoices.pay(caller, idempotency, request.body, request.ip, request.log) };
    },
  );
}
