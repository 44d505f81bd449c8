import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createInvoicesClient } from '@foolscap/account/client';
import type { InvoicesClient } from '@foolscap/account/client';
import type { InvoiceEntry } from '@foolscap/account/contract';
import { ACCOUNT_CODES, formatStatementCsv } from '@foolscap/account/model';
import { INVOICE_PAYMENT_FIELDS } from '@foolscap/account/ui';
import { toFailure } from '@foolscap/core/http';
import type { HttpClient } from '@foolscap/core/http';
import { LOGIN_PATH, SESSION_CHANGED } from '@foolscap/core/vocabulary';
import {
  invoicePaymentPath,
  invoicesPath,
  invoiceStatementPath,
  readInvoicesView,
} from '../features/invoices/invoices-address.ts';
import { INVOICES_FORM_PATHS } from '../forms/invoices-form-paths.ts';
import { readSiteRoot } from '../routing/tenant-path.ts';
import { sendCsv } from './csv-download.ts';
import type { FormEndpoint } from './forms.ts';
import { postedCookie } from './posted-cookie.ts';

/** Entries that the download reads per call. */
const PAGE_SIZE = 500;

/** Registers the form endpoint that pays invoices, for submissions without JavaScript. The page that follows shows the outcome. */
export function invoiceForms(on: FormEndpoint, { secure }: { secure: boolean }): void {
  on(
    INVOICES_FORM_PATHS.pay,
    async (http, fields, _root, reply) => {
      const invoices = (fields[INVOICE_PAYMENT_FIELDS.invoices] ?? '').split(' ').filter(Boolean);
      const remember = (error?: { code: string; message: string }) =>
        reply.header(
          'set-cookie',
          postedCookie({ form: 'invoice-payment', ...(error ? { error } : {}), values: {} }, secure),
        );
      try {
        await createInvoicesClient(http).pay(
          {
            invoices,
            total: Number(fields[INVOICE_PAYMENT_FIELDS.total]),
            cardId: fields[INVOICE_PAYMENT_FIELDS.card] ?? '',
          },
          fields.key,
        );
        void remember();
        return invoicesPath();
      } catch (reason) {
        const { code, message } = toFailure(reason);
        // The form is submitted again with the new cookie.
        if (code === SESSION_CHANGED) throw reason;
        void remember({ code, message });
        return invoicePaymentPath(invoices);
      }
    },
    () => invoicesPath(),
  );
}

/** Reads all entries of a month. */
async function readEntries(client: InvoicesClient, month: string): Promise<InvoiceEntry[]> {
  const entries: InvoiceEntry[] = [];
  for (let page = 1; ; page += 1) {
    const statement = await client.getStatement({ month, page, size: PAGE_SIZE });
    entries.push(...statement.entries);
    if (page >= statement.totPages) return entries;
  }
}

/** Registers the download of a statement as CSV. It does not redirect, unless the statement cannot be read. */
export function downloadOfInvoiceStatement(
  app: FastifyInstance,
  createHttp: (request: FastifyRequest, reply: FastifyReply, isBusiness: boolean) => HttpClient,
): void {
  app.get<{ Querystring: Record<string, string> }>(INVOICES_FORM_PATHS.statement, async (request, reply) => {
    const { root, isBusiness } = readSiteRoot(request.query.site);
    const view = readInvoicesView(undefined, new URLSearchParams(request.query));
    if (view.type !== 'statement') return reply.redirect(root + invoicesPath(), 303);
    const { month } = view;
    try {
      const client = createInvoicesClient(createHttp(request, reply, isBusiness));
      return await sendCsv(reply, `statement-${month}`, formatStatementCsv(await readEntries(client, month)));
    } catch (error) {
      const { code } = toFailure(error);
      request.log.warn({ code }, 'a statement could not be downloaded');
      const page = root + invoiceStatementPath(month);
      return reply.redirect(
        code === ACCOUNT_CODES.signInRequired
          ? `${root}${LOGIN_PATH}?${new URLSearchParams({ jumpUrl: page })}`
          : page,
        303,
      );
    }
  });
}
