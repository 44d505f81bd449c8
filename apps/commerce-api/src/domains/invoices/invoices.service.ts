import type { FastifyBaseLogger } from 'fastify';
import type {
  Invoice,
  InvoiceEntry,
  InvoiceReceipt,
  InvoicesData,
  InvoicesQuery,
  InvoiceStatement,
  InvoiceStatementQuery,
} from '@foolscap/account/contract';
import { ACCOUNT_CODES } from '@foolscap/account/model';
import { toMinorUnits } from '@foolscap/core/money';
import type { Locale } from '@foolscap/core/vocabulary';
import type { Caller, KnownCaller } from '../../kernel/caller/caller.ts';
import { ApiError, badRequest, notFound } from '../../kernel/http/api-error.ts';
import type { IdempotentRequest } from '../../kernel/http/idempotency.ts';
import { dayIn } from '../delivery/index.ts';
import { findMembership, hasPermission, type Membership } from '../organizations/index.ts';
import { type CaptchaGate, type PaymentContext, takeNewCard, useSavedCard } from '../payments/index.ts';
import { findTimeZone } from './days.ts';
import { invoiceNotFound } from './invoice-errors.ts';
import { mailReceipt } from './invoice-mails.ts';
import type { PayInvoicesBody } from './pay-invoices-body.ts';
import { createInvoicePayments } from './pay-invoices.ts';
import type { DocumentContext } from './pdf/write-documents.ts';
import { findInvoice, type InvoiceReader, readInvoices } from './read-invoices.ts';
import { readStatement } from './read-statement.ts';

/** Invoices of a list, and entries of a statement, per page. */
const PAGE_SIZE = 25;

/** Entries that the PDF of a statement reads per query. */
const PDF_PAGE_SIZE = 1000;

/** A document as PDF. */
export interface InvoiceDocument {
  /** Without its ending. */
  fileName: string;
  content: NodeJS.ReadableStream;
}

export type InvoicesService = ReturnType<typeof createInvoicesService>;

/** Creates the calls for the invoices of the caller's organization (storefront-6.23). All of them need the permission ONLINE_INVOICING. */
export function createInvoicesService(context: PaymentContext & { captcha: CaptchaGate }) {
  const { database, settings, captcha, now } = context;
  const { db } = database;
  const payments = createInvoicePayments(context);

  async function readMember({ accountId }: Pick<Caller, 'accountId'>): Promise<Membership> {
    if (accountId === undefined)
      throw new ApiError(401, ACCOUNT_CODES.signInRequired, 'Sign in to see your organization.');
    const member = await findMembership(db, accountId);
    if (!member)
      throw notFound(ACCOUNT_CODES.organizationNotFound, 'This account is not part of an organization.');
    if (!hasPermission(member, 'ONLINE_INVOICING'))
      throw new ApiError(403, ACCOUNT_CODES.notPermitted, 'Ask an admin of your organization to do this.');
    return member;
  }

  async function getReader({ organization }: Membership): Promise<InvoiceReader> {
    const timeZone = await findTimeZone(db, organization.id);
    return { organizationId: organization.id, timeZone, today: dayIn(timeZone, now()) };
  }

  async function find(reader: InvoiceReader, number: string): Promise<Invoice> {
    const invoice = await findInvoice(db, reader, number);
    if (!invoice) throw invoiceNotFound();
    return invoice;
  }

  /** Reads a statement with all its entries. */
  async function readWholeStatement(reader: InvoiceReader, month: string): Promise<InvoiceStatement> {
    const entries: InvoiceEntry[] = [];
    for (let page = 1; ; page += 1) {
      const statement = await readStatement(db, reader, month, { page, size: PDF_PAGE_SIZE });
      entries.push(...statement.entries);
      if (page >= statement.totPages) return { ...statement, entries };
    }
  }

  return {
    async list(caller: Caller, query: InvoicesQuery): Promise<InvoicesData> {
      const { filter = 'ALL', orderNumber, numbers, page = '1', size } = query;
      return readInvoices(db, await getReader(await readMember(caller)), {
        filter,
        orderNumber,
        numbers: numbers?.split(','),
        page: Number(page),
        size: size === undefined ? PAGE_SIZE : Number(size),
      });
    },

    /** @throws ApiError 404 INVOICE_NOT_FOUND */
    read: async (caller: Caller, number: string): Promise<Invoice> =>
      find(await getReader(await readMember(caller)), number),

    async statement(
      caller: Caller,
      month: string,
      { page = '1', size }: InvoiceStatementQuery,
    ): Promise<InvoiceStatement> {
      const reader = await getReader(await readMember(caller));
      return readStatement(db, reader, month, {
        page: Number(page),
        size: size === undefined ? PAGE_SIZE : Number(size),
      });
    },

    /**
     * Writes an invoice, a credit note or the statement of a month as PDF.
     * @param name a number such as `INV-2026-000123`, or a month `YYYY-MM`
     * @param locale the language; that of the request by default
     * @throws ApiError 404 INVOICE_NOT_FOUND
     */
    async document(caller: Caller, name: string, locale: Locale = caller.locale): Promise<InvoiceDocument> {
      const member = await readMember(caller);
      const reader = await getReader(member);
      const documents = await import('./pdf/write-documents.ts');
      const { company } = settings;
      const to: DocumentContext = {
        organization: member.organization,
        company,
        locale,
        timeZone: reader.timeZone,
        now: now(),
      };
      if (name.startsWith('INV-'))
        return { fileName: name, content: await documents.writeInvoicePdf(await find(reader, name), to) };
      if (name.startsWith('CRN-')) {
        const row = await db
          .selectFrom('credit_notes')
          .innerJoin('invoices', 'invoices.id', 'credit_notes.invoice_id')
          .select('invoices.number')
          .where('credit_notes.organization_id', '=', reader.organizationId)
          .where('credit_notes.number', '=', name)
          .executeTakeFirst();
        const invoice = row && (await find(reader, row.number));
        const note = invoice?.creditNotes.find(({ number }) => number === name);
        if (!invoice || !note) throw invoiceNotFound();
        return { fileName: name, content: await documents.writeCreditNotePdf(note, invoice, to) };
      }
      const statement = await readWholeStatement(reader, name);
      return { fileName: `statement-${name}`, content: await documents.writeStatementPdf(statement, to) };
    },

    /** Pays what is open of invoices by a saved or a new card. @throws ApiError like `createInvoicePayments().pay` and `takeNewCard` */
    async pay(
      caller: KnownCaller,
      idempotency: IdempotentRequest | undefined,
      { invoices, total, cardPayment, captcha: answer }: PayInvoicesBody,
      address: string,
      log: FastifyBaseLogger,
    ): Promise<InvoiceReceipt> {
      const member = await readMember(caller);
      const open = toMinorUnits(total)!;
      if (Math.abs(open - total * 100) > 0.001)
        throw badRequest('INVALID_REQUEST', 'Enter an amount with at most two decimals.', 'total');
      if (cardPayment.paymentType !== 'CREDIT_CARD')
        throw badRequest('INVALID_REQUEST', 'Invoices are paid by credit card.', 'cardPayment.paymentType');
      const body = { cardPayment };
      return payments.pay(
        {
          caller,
          organizationId: member.organization.id,
          accountId: member.accountId,
          invoices,
          total: open,
          idempotency,
          takeCard: () =>
            cardPayment.profileRefId === undefined
              ? captcha.attempt({ ...caller, address }, 'credit', answer, () =>
                  takeNewCard(context, caller, body),
                )
              : useSavedCard(context, caller, body),
        },
        log,
        (receipt) => mailReceipt(context, member.accountId, receipt, log),
      );
    },
  };
}
